; A loop over a linked list and a reduction, by hand in LLVM IR.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
@part = internal addrspace(3) global [128 x i32] undef

define void @chase(ptr addrspace(1) %next, ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
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
  %s = getelementptr [128 x i32], ptr addrspace(3) @part, i32 0, i32 %t
  store i32 %to, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier0()
  %u = xor i32 %t, 1
  %v = getelementptr [128 x i32], ptr addrspace(3) @part, i32 0, i32 %u
  %w = load i32, ptr addrspace(3) %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %w, ptr addrspace(1) %q
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @chase, !"kernel", i32 1}
