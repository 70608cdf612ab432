; LDS, a barrier, a global variable of the module, a switch with many cases.
target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [256 x float] poison
@scale = addrspace(1) global float 2.0

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @lds(ptr addrspace(1) %x, i32 %op) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %x, i32 %t
  %v = load float, ptr addrspace(1) %p
  %s = load float, ptr addrspace(1) @scale
  %m = fmul float %v, %s
  %l = getelementptr [256 x float], ptr addrspace(3) @tile, i32 0, i32 %t
  call void asm sideeffect "; kperf.begin exchange", ""()
  store float %m, ptr addrspace(3) %l
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %u = xor i32 %t, 255
  %r = getelementptr [256 x float], ptr addrspace(3) @tile, i32 0, i32 %u
  %w = load float, ptr addrspace(3) %r
  call void asm sideeffect "; kperf.end exchange", ""()
  switch i32 %op, label %other [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %ra = fadd float %w, 1.0
  br label %out
b:
  %rb = fmul float %w, 3.0
  br label %out
c:
  %rc = fsub float %w, %v
  br label %out
d:
  %rd = fdiv float %w, %v
  br label %out
e:
  call void asm sideeffect "; kperf.instant five", ""()
  br label %out
other:
  br label %out
out:
  %o = phi float [ %ra, %a ], [ %rb, %b ], [ %rc, %c ], [ %rd, %d ], [ 0.0, %e ], [ %w, %other ]
  store float %o, ptr addrspace(1) %p
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
