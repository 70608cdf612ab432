; More live values than a small register budget holds: spills.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @pressure(ptr addrspace(1) %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <32 x float>, ptr addrspace(1) %x, i32 %t
  call void asm sideeffect "; kperf.begin spill", ""()
  %a = load volatile <32 x float>, ptr addrspace(1) %p
  %q = getelementptr <32 x float>, ptr addrspace(1) %p, i32 64
  %b = load volatile <32 x float>, ptr addrspace(1) %q
  %r = getelementptr <32 x float>, ptr addrspace(1) %p, i32 128
  %c = load volatile <32 x float>, ptr addrspace(1) %r
  call void asm sideeffect "; kperf.end spill", ""()
  %d = fmul <32 x float> %a, %b
  %e = fadd <32 x float> %d, %c
  %f = fmul <32 x float> %e, %a
  %g = fadd <32 x float> %f, %b
  store volatile <32 x float> %g, ptr addrspace(1) %p
  store volatile <32 x float> %c, ptr addrspace(1) %q
  ret void
}

attributes #0 = { "amdgpu-num-vgpr"="64" "amdgpu-flat-work-group-size"="64,64" }
