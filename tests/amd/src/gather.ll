; A loop over a linked list, by hand in LLVM IR.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @gather(ptr addrspace(1) %next, ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  call void asm sideeffect "; kperf.begin chase", ""()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %at = phi i32 [ %t, %entry ], [ %to, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %next, i32 %at
  %to = load i32, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  call void asm sideeffect "; kperf.end chase", ""()
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %to, ptr addrspace(1) %q
  ret void
}
