	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	far                     ; -- Begin function far
	.globl	far
	.p2align	8
	.type	far,@function
far:                                    ; @far
; %bb.0:
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_add_u32 s0, s0, s9
	s_mov_b32 s8, 8
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, s15
	v_pk_mov_b32 v[6:7], s[6:7], s[6:7] op_sel:[0,1]
	s_mov_b32 s9, s7
	flat_store_dwordx2 v[6:7], v[2:3]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[2:3], s[8:9], s[8:9] op_sel:[0,1]
	flat_store_dwordx2 v[2:3], v[4:5]
	s_waitcnt vmcnt(0)
	global_load_dword v251, v0, s[12:13]
	s_load_dword s10, s[4:5], 0x18
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_cbranch_scc0 .LBB0_1
; %bb.10:
	s_getpc_b64 s[16:17]
.Lpost_getpc1:
	s_add_u32 s16, s16, (.LBB0_7-.Lpost_getpc1)&4294967295
	s_addc_u32 s17, s17, (.LBB0_7-.Lpost_getpc1)>>32
	s_setpc_b64 s[16:17]
.LBB0_1:
	s_mov_b32 s11, 0
	s_mov_b32 s12, 0x7149f2ca
	v_mov_b32_e32 v6, 0xc4e16000
	v_mov_b32_e32 v7, 0xc4e18000
	v_mov_b32_e32 v8, 0xc4e1a000
	v_mov_b32_e32 v9, 0xc4e1c000
	v_mov_b32_e32 v10, 0xc4e1e000
	v_mov_b32_e32 v11, 0xc4e20000
	v_mov_b32_e32 v12, 0xc4e22000
	v_mov_b32_e32 v13, 0xc4e24000
	v_mov_b32_e32 v14, 0xc4e26000
	v_mov_b32_e32 v15, 0xc4e28000
	v_mov_b32_e32 v16, 0xc4e2a000
	v_mov_b32_e32 v17, 0xc4e2c000
	v_mov_b32_e32 v18, 0xc4e2e000
	v_mov_b32_e32 v19, 0xc4e30000
	v_mov_b32_e32 v20, 0xc4e32000
	v_mov_b32_e32 v21, 0xc4e34000
	v_mov_b32_e32 v22, 0xc4e36000
	v_mov_b32_e32 v23, 0xc4e38000
	v_mov_b32_e32 v24, 0xc4e3a000
	v_mov_b32_e32 v25, 0xc4e3c000
	v_mov_b32_e32 v26, 0xc4e3e000
	v_mov_b32_e32 v27, 0xc4e40000
	v_mov_b32_e32 v28, 0xc4e42000
	v_mov_b32_e32 v29, 0xc4e44000
	v_mov_b32_e32 v30, 0xc4e46000
	v_mov_b32_e32 v31, 0xc4e48000
	v_mov_b32_e32 v32, 0xc4e4a000
	v_mov_b32_e32 v33, 0xc4e4c000
	v_mov_b32_e32 v34, 0xc4e4e000
	v_mov_b32_e32 v35, 0xc4e50000
	v_mov_b32_e32 v36, 0xc4e52000
	v_mov_b32_e32 v37, 0xc4e54000
	v_mov_b32_e32 v38, 0xc4e56000
	v_mov_b32_e32 v39, 0xc4e58000
	v_mov_b32_e32 v40, 0xc4e5a000
	v_mov_b32_e32 v41, 0xc4e5c000
	v_mov_b32_e32 v42, 0xc4e5e000
	v_mov_b32_e32 v43, 0xc4e60000
	v_mov_b32_e32 v44, 0xc4e62000
	v_mov_b32_e32 v45, 0xc4e64000
	v_mov_b32_e32 v46, 0xc4e66000
	v_mov_b32_e32 v47, 0xc4e68000
	v_mov_b32_e32 v48, 0xc4e6a000
	v_mov_b32_e32 v49, 0xc4e6c000
	v_mov_b32_e32 v50, 0xc4e6e000
	v_mov_b32_e32 v51, 0xc4e70000
	v_mov_b32_e32 v52, 0xc4e72000
	v_mov_b32_e32 v53, 0xc4e74000
	v_mov_b32_e32 v54, 0xc4e76000
	v_mov_b32_e32 v55, 0xc4e78000
	v_mov_b32_e32 v56, 0xc4e7a000
	v_mov_b32_e32 v57, 0xc4e7c000
	v_mov_b32_e32 v58, 0xc4e7e000
	v_mov_b32_e32 v59, 0xc4e80000
	v_mov_b32_e32 v60, 0xc4e82000
	v_mov_b32_e32 v61, 0xc4e84000
	v_mov_b32_e32 v62, 0xc4e86000
	v_mov_b32_e32 v63, 0xc4e88000
	v_mov_b32_e32 v64, 0xc4e8a000
	v_mov_b32_e32 v65, 0xc4e8c000
	v_mov_b32_e32 v66, 0xc4e8e000
	v_mov_b32_e32 v67, 0xc4e90000
	v_mov_b32_e32 v68, 0xc4e92000
	v_mov_b32_e32 v69, 0xc4e94000
	v_mov_b32_e32 v70, 0xc4e96000
	v_mov_b32_e32 v71, 0xc4e98000
	v_mov_b32_e32 v72, 0xc4e9a000
	v_mov_b32_e32 v73, 0xc4e9c000
	v_mov_b32_e32 v74, 0xc4e9e000
	v_mov_b32_e32 v75, 0xc4ea0000
	v_mov_b32_e32 v76, 0xc4ea2000
	v_mov_b32_e32 v77, 0xc4ea4000
	v_mov_b32_e32 v78, 0xc4ea6000
	v_mov_b32_e32 v79, 0xc4ea8000
	v_mov_b32_e32 v80, 0xc4eaa000
	v_mov_b32_e32 v81, 0xc4eac000
	v_mov_b32_e32 v82, 0xc4eae000
	v_mov_b32_e32 v83, 0xc4eb0000
	v_mov_b32_e32 v84, 0xc4eb2000
	v_mov_b32_e32 v85, 0xc4eb4000
	v_mov_b32_e32 v86, 0xc4eb6000
	v_mov_b32_e32 v87, 0xc4eb8000
	v_mov_b32_e32 v88, 0xc4eba000
	v_mov_b32_e32 v89, 0xc4ebc000
	v_mov_b32_e32 v90, 0xc4ebe000
	v_mov_b32_e32 v91, 0xc4ec0000
	v_mov_b32_e32 v92, 0xc4ec2000
	v_mov_b32_e32 v93, 0xc4ec4000
	v_mov_b32_e32 v94, 0xc4ec6000
	v_mov_b32_e32 v95, 0xc4ec8000
	v_mov_b32_e32 v96, 0xc4eca000
	v_mov_b32_e32 v97, 0xc4ecc000
	v_mov_b32_e32 v98, 0xc4ece000
	v_mov_b32_e32 v99, 0xc4ed0000
	v_mov_b32_e32 v100, 0xc4ed2000
	v_mov_b32_e32 v101, 0xc4ed4000
	v_mov_b32_e32 v102, 0xc4ed6000
	v_mov_b32_e32 v103, 0xc4ed8000
	v_mov_b32_e32 v104, 0xc4eda000
	v_mov_b32_e32 v105, 0xc4edc000
	v_mov_b32_e32 v106, 0xc4ede000
	v_mov_b32_e32 v107, 0xc4ee0000
	v_mov_b32_e32 v108, 0xc4ee2000
	v_mov_b32_e32 v109, 0xc4ee4000
	v_mov_b32_e32 v110, 0xc4ee6000
	v_mov_b32_e32 v111, 0xc4ee8000
	v_mov_b32_e32 v112, 0xc4eea000
	v_mov_b32_e32 v113, 0xc4eec000
	v_mov_b32_e32 v114, 0xc4eee000
	v_mov_b32_e32 v115, 0xc4ef0000
	v_mov_b32_e32 v116, 0xc4ef2000
	v_mov_b32_e32 v117, 0xc4ef4000
	v_mov_b32_e32 v118, 0xc4ef6000
	v_mov_b32_e32 v119, 0xc4ef8000
	v_mov_b32_e32 v120, 0xc4efa000
	v_mov_b32_e32 v121, 0xc4efc000
	v_mov_b32_e32 v122, 0xc4efe000
	v_mov_b32_e32 v123, 0xc4f00000
	v_mov_b32_e32 v124, 0xc4f02000
	v_mov_b32_e32 v125, 0xc4f04000
	v_mov_b32_e32 v126, 0xc4f06000
	v_mov_b32_e32 v127, 0xc4f08000
	v_mov_b32_e32 v128, 0xc4f0a000
	v_mov_b32_e32 v129, 0xc4f0c000
	v_mov_b32_e32 v130, 0xc4f0e000
	v_mov_b32_e32 v131, 0xc4f10000
	v_mov_b32_e32 v132, 0xc4f12000
	v_mov_b32_e32 v133, 0xc4f14000
	v_mov_b32_e32 v134, 0xc4f16000
	v_mov_b32_e32 v135, 0xc4f18000
	v_mov_b32_e32 v136, 0xc4f1a000
	v_mov_b32_e32 v137, 0xc4f1c000
	v_mov_b32_e32 v138, 0xc4f1e000
	v_mov_b32_e32 v139, 0xc4f20000
	v_mov_b32_e32 v140, 0xc4f22000
	v_mov_b32_e32 v141, 0xc4f24000
	v_mov_b32_e32 v142, 0xc4f26000
	v_mov_b32_e32 v143, 0xc4f28000
	v_mov_b32_e32 v144, 0xc4f2a000
	v_mov_b32_e32 v145, 0xc4f2c000
	v_mov_b32_e32 v146, 0xc4f2e000
	v_mov_b32_e32 v147, 0xc4f30000
	v_mov_b32_e32 v148, 0xc4f32000
	v_mov_b32_e32 v149, 0xc4f34000
	v_mov_b32_e32 v150, 0xc4f36000
	v_mov_b32_e32 v151, 0xc4f38000
	v_mov_b32_e32 v152, 0xc4f3a000
	v_mov_b32_e32 v153, 0xc4f3c000
	v_mov_b32_e32 v154, 0xc4f3e000
	v_mov_b32_e32 v155, 0xc4f40000
	v_mov_b32_e32 v156, 0xc4f42000
	v_mov_b32_e32 v157, 0xc4f44000
	v_mov_b32_e32 v158, 0xc4f46000
	v_mov_b32_e32 v159, 0xc4f48000
	v_mov_b32_e32 v160, 0xc4f4a000
	v_mov_b32_e32 v161, 0xc4f4c000
	v_mov_b32_e32 v162, 0xc4f4e000
	v_mov_b32_e32 v163, 0xc4f50000
	v_mov_b32_e32 v164, 0xc4f52000
	v_mov_b32_e32 v165, 0xc4f54000
	v_mov_b32_e32 v166, 0xc4f56000
	v_mov_b32_e32 v167, 0xc4f58000
	v_mov_b32_e32 v168, 0xc4f5a000
	v_mov_b32_e32 v169, 0xc4f5c000
	v_mov_b32_e32 v170, 0xc4f5e000
	v_mov_b32_e32 v171, 0xc4f60000
	v_mov_b32_e32 v172, 0xc4f62000
	v_mov_b32_e32 v173, 0xc4f64000
	v_mov_b32_e32 v174, 0xc4f66000
	v_mov_b32_e32 v175, 0xc4f68000
	v_mov_b32_e32 v176, 0xc4f6a000
	v_mov_b32_e32 v177, 0xc4f6c000
	v_mov_b32_e32 v178, 0xc4f6e000
	v_mov_b32_e32 v179, 0xc4f70000
	v_mov_b32_e32 v180, 0xc4f72000
	v_mov_b32_e32 v181, 0xc4f74000
	v_mov_b32_e32 v182, 0xc4f76000
	v_mov_b32_e32 v183, 0xc4f78000
	v_mov_b32_e32 v184, 0xc4f7a000
	v_mov_b32_e32 v185, 0xc4f7c000
	v_mov_b32_e32 v186, 0xc4f7e000
	v_mov_b32_e32 v187, 0xc4f80000
	v_mov_b32_e32 v188, 0xc4f82000
	v_mov_b32_e32 v189, 0xc4f84000
	v_mov_b32_e32 v190, 0xc4f86000
	v_mov_b32_e32 v191, 0xc4f88000
	v_mov_b32_e32 v192, 0xc4f8a000
	v_mov_b32_e32 v193, 0xc4f8c000
	v_mov_b32_e32 v194, 0xc4f8e000
	v_mov_b32_e32 v195, 0xc4f90000
	v_mov_b32_e32 v196, 0xc4f92000
	v_mov_b32_e32 v197, 0xc4f94000
	v_mov_b32_e32 v198, 0xc4f96000
	v_mov_b32_e32 v199, 0xc4f98000
	v_mov_b32_e32 v200, 0xc4f9a000
	v_mov_b32_e32 v201, 0xc4f9c000
	v_mov_b32_e32 v202, 0xc4f9e000
	v_mov_b32_e32 v203, 0xc4fa0000
	v_mov_b32_e32 v204, 0xc4fa2000
	v_mov_b32_e32 v205, 0xc4fa4000
	v_mov_b32_e32 v206, 0xc4fa6000
	v_mov_b32_e32 v207, 0xc4fa8000
	v_mov_b32_e32 v208, 0xc4faa000
	v_mov_b32_e32 v209, 0xc4fac000
	v_mov_b32_e32 v210, 0xc4fae000
	v_mov_b32_e32 v211, 0xc4fb0000
	v_mov_b32_e32 v212, 0xc4fb2000
	v_mov_b32_e32 v213, 0xc4fb4000
	v_mov_b32_e32 v214, 0xc4fb6000
	v_mov_b32_e32 v215, 0xc4fb8000
	v_mov_b32_e32 v216, 0xc4fba000
	v_mov_b32_e32 v217, 0xc4fbc000
	v_mov_b32_e32 v218, 0xc4fbe000
	v_mov_b32_e32 v219, 0xc4fc0000
	v_mov_b32_e32 v220, 0xc4fc2000
	v_mov_b32_e32 v221, 0xc4fc4000
	v_mov_b32_e32 v222, 0xc4fc6000
	v_mov_b32_e32 v223, 0xc4fc8000
	v_mov_b32_e32 v224, 0xc4fca000
	v_mov_b32_e32 v225, 0xc4fcc000
	v_mov_b32_e32 v226, 0xc4fce000
	v_mov_b32_e32 v227, 0xc4fd0000
	v_mov_b32_e32 v228, 0xc4fd2000
	v_mov_b32_e32 v229, 0xc4fd4000
	v_mov_b32_e32 v230, 0xc4fd6000
	v_mov_b32_e32 v231, 0xc4fd8000
	v_mov_b32_e32 v232, 0xc4fda000
	v_mov_b32_e32 v233, 0xc4fdc000
	v_mov_b32_e32 v234, 0xc4fde000
	v_mov_b32_e32 v235, 0xc4fe0000
	v_mov_b32_e32 v236, 0xc4fe2000
	v_mov_b32_e32 v237, 0xc4fe4000
	v_mov_b32_e32 v238, 0xc4fe6000
	v_mov_b32_e32 v239, 0xc4fe8000
	v_mov_b32_e32 v240, 0xc4fea000
	v_mov_b32_e32 v241, 0xc4fec000
	v_mov_b32_e32 v242, 0xc4fee000
	v_mov_b32_e32 v243, 0xc4ff0000
	v_mov_b32_e32 v244, 0xc4ff2000
	v_mov_b32_e32 v245, 0xc4ff4000
	v_mov_b32_e32 v246, 0xc4ff6000
	v_mov_b32_e32 v247, 0xc4ff8000
	v_mov_b32_e32 v248, 0xc4ffa000
	v_mov_b32_e32 v249, 0xc4ffc000
	v_mov_b32_e32 v250, 0xc4ffe000
	s_branch .LBB0_4
.LBB0_2:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	s_add_i32 s11, s11, 1
	s_cmp_eq_u32 s10, s11
	;;#ASMSTART
	; kperf.end long
	;;#ASMEND
	s_cbranch_scc0 .LBB0_4
; %bb.12:
	s_getpc_b64 s[16:17]
.Lpost_getpc2:
	s_add_u32 s16, s16, (.LBB0_7-.Lpost_getpc2)&4294967295
	s_addc_u32 s17, s17, (.LBB0_7-.Lpost_getpc2)>>32
	s_setpc_b64 s[16:17]
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	s_bitcmp0_b32 s11, 0
	;;#ASMSTART
	; kperf.begin long
	;;#ASMEND
	s_cbranch_scc1 .LBB0_3
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	v_pk_mov_b32 v[2:3], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dwordx2 v[4:5], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[4:5]
	v_pk_mov_b32 v[4:5], s[8:9], s[8:9] op_sel:[0,1]
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v254
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mul_f32_e32 v252, 0.5, v255
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_fma_f32 v252, v254, 0.5, -1.0
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_fma_f32 v252, v255, 0.5, -2.0
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc0400000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_fma_f32 v252, v255, 0.5, -4.0
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc0a00000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc0c00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc0e00000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc1000000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc1100000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc1200000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc1300000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc1400000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc1500000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc1600000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc1700000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc1800000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc1880000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc1900000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc1980000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc1a00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc1a80000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc1b00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc1b80000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc1c00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc1c80000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc1d00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc1d80000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc1e00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc1e80000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc1f00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc1f80000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc2000000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc2040000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc2080000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc20c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc2100000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc2140000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc2180000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc21c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc2200000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc2240000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc2280000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc22c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc2300000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc2340000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc2380000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc23c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc2400000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc2440000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc2480000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc24c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc2500000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc2540000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc2580000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc25c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc2600000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc2640000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc2680000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc26c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc2700000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc2740000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc2780000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc27c0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc2800000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc2820000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc2840000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc2860000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc2880000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc28a0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc28c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc28e0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc2900000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc2920000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc2940000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc2960000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc2980000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc29a0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc29c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc29e0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc2a00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc2a20000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc2a40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc2a60000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc2a80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc2aa0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc2ac0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc2ae0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc2b00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc2b20000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc2b40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc2b60000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc2b80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc2ba0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc2bc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc2be0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc2c00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc2c20000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc2c40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc2c60000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc2c80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc2ca0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc2cc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc2ce0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc2d00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc2d20000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc2d40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc2d60000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc2d80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc2da0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc2dc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc2de0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc2e00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc2e20000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc2e40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc2e60000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc2e80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc2ea0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc2ec0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc2ee0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc2f00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc2f20000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc2f40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc2f60000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc2f80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc2fa0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc2fc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc2fe0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc3000000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc3010000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc3020000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc3030000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc3040000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc3050000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc3060000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc3070000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc3080000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc3090000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc30a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc30b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc30c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc30d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc30e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc30f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc3100000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc3110000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc3120000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc3130000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc3140000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc3150000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc3160000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc3170000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc3180000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc3190000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc31a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc31b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc31c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc31d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc31e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc31f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc3200000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc3210000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc3220000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc3230000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc3240000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc3250000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc3260000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc3270000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc3280000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc3290000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc32a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc32b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc32c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc32d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc32e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc32f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc3300000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc3310000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc3320000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc3330000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc3340000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc3350000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc3360000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc3370000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc3380000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc3390000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc33a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc33b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc33c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc33d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc33e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc33f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc3400000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc3410000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc3420000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc3430000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc3440000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc3450000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc3460000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc3470000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc3480000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc3490000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc34a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc34b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc34c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc34d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc34e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc34f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc3500000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc3510000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc3520000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc3530000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc3540000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc3550000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc3560000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc3570000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc3580000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc3590000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc35a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc35b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc35c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc35d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc35e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc35f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc3600000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc3610000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc3620000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc3630000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc3640000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc3650000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc3660000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc3670000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc3680000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc3690000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc36a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc36b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc36c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc36d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc36e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc36f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc3700000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc3710000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc3720000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc3730000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc3740000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc3750000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc3760000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc3770000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc3780000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc3790000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc37a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc37b0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc37c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc37d0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc37e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc37f0000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc3800000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc3808000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc3810000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc3818000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc3820000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc3828000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc3830000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc3838000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc3840000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc3848000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc3850000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc3858000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc3860000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc3868000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc3870000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc3878000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc3880000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc3888000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc3890000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc3898000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc38a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc38a8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc38b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc38b8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc38c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc38c8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc38d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc38d8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc38e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc38e8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc38f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc38f8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc3900000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc3908000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc3910000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc3918000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc3920000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc3928000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc3930000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc3938000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc3940000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc3948000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc3950000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc3958000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc3960000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc3968000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc3970000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc3978000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc3980000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc3988000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc3990000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc3998000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc39a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc39a8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc39b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc39b8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc39c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc39c8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc39d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc39d8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc39e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc39e8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc39f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc39f8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc3a00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc3a08000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc3a10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc3a18000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc3a20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc3a28000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc3a30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc3a38000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc3a40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc3a48000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc3a50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc3a58000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc3a60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc3a68000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc3a70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc3a78000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc3a80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc3a88000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc3a90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc3a98000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc3aa0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc3aa8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc3ab0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc3ab8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc3ac0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc3ac8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc3ad0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc3ad8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc3ae0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc3ae8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc3af0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc3af8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc3b00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc3b08000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc3b10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc3b18000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc3b20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc3b28000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc3b30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc3b38000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc3b40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc3b48000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc3b50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc3b58000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc3b60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc3b68000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc3b70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc3b78000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc3b80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc3b88000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc3b90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc3b98000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc3ba0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc3ba8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc3bb0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc3bb8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc3bc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc3bc8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc3bd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc3bd8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc3be0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc3be8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc3bf0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc3bf8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc3c00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc3c08000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc3c10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc3c18000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc3c20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc3c28000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc3c30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc3c38000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc3c40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc3c48000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc3c50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc3c58000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc3c60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc3c68000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc3c70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc3c78000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc3c80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc3c88000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc3c90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc3c98000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc3ca0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc3ca8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc3cb0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc3cb8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc3cc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc3cc8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc3cd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc3cd8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc3ce0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc3ce8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc3cf0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc3cf8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc3d00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc3d08000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc3d10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc3d18000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc3d20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc3d28000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc3d30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc3d38000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc3d40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc3d48000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc3d50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc3d58000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc3d60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc3d68000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc3d70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc3d78000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc3d80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc3d88000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc3d90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc3d98000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc3da0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc3da8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc3db0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc3db8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc3dc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc3dc8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc3dd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc3dd8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc3de0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc3de8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc3df0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc3df8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc3e00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc3e08000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc3e10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc3e18000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc3e20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc3e28000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc3e30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc3e38000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc3e40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc3e48000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc3e50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc3e58000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc3e60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc3e68000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc3e70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc3e78000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc3e80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc3e88000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc3e90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc3e98000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc3ea0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc3ea8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc3eb0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc3eb8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc3ec0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc3ec8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc3ed0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc3ed8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc3ee0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc3ee8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc3ef0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc3ef8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc3f00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc3f08000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc3f10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc3f18000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc3f20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc3f28000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc3f30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc3f38000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc3f40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc3f48000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc3f50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc3f58000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc3f60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc3f68000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc3f70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc3f78000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc3f80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc3f88000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc3f90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc3f98000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc3fa0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc3fa8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc3fb0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc3fb8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc3fc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc3fc8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc3fd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc3fd8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc3fe0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc3fe8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc3ff0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc3ff8000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_bfrev_b32_e32 v252, 35
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4004000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4008000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc400c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4010000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4014000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4018000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc401c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4020000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4024000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4028000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc402c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4030000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4034000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4038000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc403c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4040000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4044000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4048000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc404c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4050000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4054000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4058000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc405c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4060000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4064000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4068000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc406c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4070000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4074000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4078000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc407c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4080000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4084000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4088000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc408c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4090000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4094000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4098000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc409c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc40a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc40a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc40a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc40ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc40b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc40b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc40b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc40bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc40c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc40c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc40c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc40cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc40d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc40d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc40d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc40dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc40e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc40e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc40e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc40ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc40f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc40f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc40f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc40fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4100000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4104000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4108000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc410c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4110000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4114000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4118000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc411c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4120000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4124000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4128000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc412c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4130000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4134000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4138000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc413c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4140000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4144000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4148000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc414c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4150000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4154000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4158000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc415c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4160000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4164000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4168000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc416c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4170000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4174000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4178000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc417c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4180000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4184000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4188000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc418c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4190000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4194000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4198000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc419c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc41a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc41a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc41a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc41ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc41b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc41b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc41b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc41bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc41c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc41c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc41c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc41cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc41d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc41d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc41d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc41dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc41e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc41e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc41e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc41ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc41f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc41f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc41f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc41fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4200000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4204000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4208000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc420c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4210000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4214000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4218000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc421c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4220000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4224000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4228000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc422c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4230000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4234000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4238000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc423c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4240000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4244000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4248000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc424c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4250000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4254000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4258000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc425c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4260000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4264000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4268000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc426c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4270000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4274000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4278000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc427c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4280000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4284000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4288000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc428c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4290000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4294000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4298000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc429c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc42a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc42a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc42a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc42ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc42b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc42b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc42b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc42bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc42c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc42c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc42c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc42cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc42d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc42d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc42d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc42dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc42e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc42e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc42e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc42ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc42f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc42f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc42f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc42fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4300000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4304000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4308000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc430c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4310000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4314000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4318000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc431c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4320000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4324000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4328000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc432c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4330000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4334000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4338000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc433c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4340000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4344000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4348000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc434c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4350000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4354000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4358000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc435c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4360000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4364000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4368000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc436c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4370000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4374000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4378000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc437c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4380000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4384000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4388000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc438c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4390000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4394000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4398000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc439c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc43a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc43a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc43a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc43ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc43b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc43b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc43b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc43bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc43c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc43c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc43c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc43cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc43d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc43d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc43d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc43dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc43e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc43e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc43e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc43ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc43f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc43f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc43f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc43fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4400000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4404000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4408000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc440c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4410000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4414000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4418000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc441c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4420000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4424000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4428000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc442c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4430000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4434000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4438000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc443c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4440000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4444000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4448000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc444c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4450000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4454000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4458000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc445c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4460000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4464000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4468000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc446c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4470000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4474000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4478000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc447c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4480000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4484000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4488000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc448c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4490000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4494000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4498000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc449c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc44a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc44a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc44a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc44ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc44b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc44b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc44b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc44bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc44c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc44c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc44c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc44cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc44d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc44d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc44d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc44dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc44e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc44e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc44e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc44ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc44f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc44f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc44f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc44fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4500000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4504000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4508000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc450c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4510000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4514000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4518000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc451c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4520000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4524000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4528000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc452c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4530000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4534000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4538000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc453c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4540000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4544000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4548000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc454c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4550000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4554000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4558000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc455c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4560000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4564000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4568000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc456c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4570000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4574000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4578000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc457c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4580000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4584000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4588000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc458c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4590000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4594000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4598000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc459c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc45a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc45a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc45a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc45ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc45b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc45b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc45b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc45bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc45c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc45c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc45c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc45cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc45d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc45d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc45d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc45dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc45e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc45e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc45e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc45ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc45f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc45f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc45f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc45fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4600000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4604000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4608000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc460c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4610000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4614000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4618000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc461c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4620000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4624000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4628000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc462c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4630000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4634000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4638000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc463c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4640000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4644000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4648000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc464c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4650000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4654000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4658000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc465c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4660000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4664000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4668000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc466c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4670000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4674000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4678000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc467c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4680000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4684000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4688000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc468c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4690000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4694000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4698000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc469c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc46a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc46a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc46a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc46ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc46b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc46b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc46b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc46bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc46c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc46c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc46c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc46cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc46d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc46d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc46d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc46dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc46e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc46e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc46e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc46ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc46f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc46f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc46f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc46fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4700000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4704000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4708000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc470c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4710000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4714000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4718000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc471c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4720000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4724000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4728000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc472c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4730000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4734000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4738000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc473c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4740000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4744000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4748000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc474c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4750000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4754000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4758000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc475c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4760000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4764000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4768000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc476c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4770000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4774000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4778000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc477c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4780000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4784000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4788000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc478c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4790000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4794000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4798000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc479c000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc47a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc47a4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc47a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc47ac000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc47b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc47b4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc47b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc47bc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc47c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc47c4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc47c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc47cc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc47d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc47d4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc47d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc47dc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc47e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc47e4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc47e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc47ec000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc47f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc47f4000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc47f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc47fc000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4800000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4802000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4804000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4806000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4808000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc480a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc480c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc480e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4810000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4812000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4814000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4816000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4818000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc481a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc481c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc481e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4820000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4822000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4824000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4826000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4828000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc482a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc482c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc482e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4830000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4832000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4834000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4836000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4838000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc483a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc483c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc483e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4840000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4842000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4844000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4846000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4848000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc484a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc484c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc484e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4850000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4852000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4854000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4856000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4858000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc485a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc485c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc485e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4860000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4862000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4864000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4866000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4868000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc486a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc486c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc486e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4870000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4872000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4874000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4876000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4878000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc487a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc487c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc487e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4880000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4882000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4884000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4886000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4888000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc488a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc488c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc488e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4890000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4892000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4894000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4896000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4898000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc489a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc489c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc489e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc48a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc48a2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc48a4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc48a6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc48a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc48aa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc48ac000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc48ae000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc48b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc48b2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc48b4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc48b6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc48b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc48ba000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc48bc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc48be000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc48c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc48c2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc48c4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc48c6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc48c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc48ca000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc48cc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc48ce000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc48d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc48d2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc48d4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc48d6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc48d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc48da000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc48dc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc48de000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc48e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc48e2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc48e4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc48e6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc48e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc48ea000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc48ec000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc48ee000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc48f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc48f2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc48f4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc48f6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc48f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc48fa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc48fc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc48fe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4900000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4902000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4904000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4906000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4908000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc490a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc490c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc490e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4910000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4912000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4914000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4916000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4918000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc491a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc491c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc491e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4920000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4922000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4924000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4926000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4928000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc492a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc492c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc492e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4930000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4932000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4934000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4936000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4938000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc493a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc493c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc493e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4940000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4942000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4944000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4946000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4948000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc494a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc494c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc494e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4950000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4952000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4954000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4956000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4958000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc495a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc495c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc495e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4960000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4962000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4964000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4966000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4968000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc496a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc496c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc496e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4970000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4972000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4974000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4976000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4978000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc497a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc497c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc497e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4980000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4982000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4984000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4986000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4988000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc498a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc498c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc498e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4990000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4992000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4994000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4996000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4998000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc499a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc499c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc499e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc49a0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc49a2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc49a4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc49a6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc49a8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc49aa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc49ac000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc49ae000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc49b0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc49b2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc49b4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc49b6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc49b8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc49ba000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc49bc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc49be000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc49c0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc49c2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc49c4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc49c6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc49c8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc49ca000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc49cc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc49ce000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc49d0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc49d2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc49d4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc49d6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc49d8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc49da000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc49dc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc49de000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc49e0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc49e2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc49e4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc49e6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc49e8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc49ea000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc49ec000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc49ee000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc49f0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc49f2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc49f4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc49f6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc49f8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc49fa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc49fc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc49fe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4a00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4a02000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4a04000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4a06000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4a08000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4a0a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4a0c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4a0e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4a10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4a12000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4a14000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4a16000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4a18000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4a1a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4a1c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4a1e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4a20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4a22000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4a24000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4a26000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4a28000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4a2a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4a2c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4a2e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4a30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4a32000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4a34000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4a36000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4a38000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4a3a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4a3c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4a3e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4a40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4a42000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4a44000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4a46000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4a48000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4a4a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4a4c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4a4e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4a50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4a52000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4a54000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4a56000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4a58000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4a5a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4a5c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4a5e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4a60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4a62000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4a64000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4a66000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4a68000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4a6a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4a6c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4a6e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4a70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4a72000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4a74000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4a76000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4a78000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4a7a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4a7c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4a7e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4a80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4a82000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4a84000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4a86000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4a88000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4a8a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4a8c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4a8e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4a90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4a92000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4a94000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4a96000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4a98000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4a9a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4a9c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4a9e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4aa0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4aa2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4aa4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4aa6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4aa8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4aaa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4aac000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4aae000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4ab0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4ab2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4ab4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4ab6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4ab8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4aba000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4abc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4abe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4ac0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4ac2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4ac4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4ac6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4ac8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4aca000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4acc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4ace000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4ad0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4ad2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4ad4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4ad6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4ad8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4ada000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4adc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4ade000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4ae0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4ae2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4ae4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4ae6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4ae8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4aea000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4aec000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4aee000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4af0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4af2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4af4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4af6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4af8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4afa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4afc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4afe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4b00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4b02000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4b04000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4b06000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4b08000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4b0a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4b0c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4b0e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4b10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4b12000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4b14000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4b16000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4b18000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4b1a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4b1c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4b1e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4b20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4b22000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4b24000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4b26000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4b28000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4b2a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4b2c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4b2e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4b30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4b32000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4b34000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4b36000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4b38000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4b3a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4b3c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4b3e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4b40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4b42000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4b44000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4b46000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4b48000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4b4a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4b4c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4b4e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4b50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4b52000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4b54000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4b56000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4b58000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4b5a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4b5c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4b5e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4b60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4b62000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4b64000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4b66000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4b68000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4b6a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4b6c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4b6e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4b70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4b72000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4b74000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4b76000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4b78000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4b7a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4b7c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4b7e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4b80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4b82000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4b84000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4b86000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4b88000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4b8a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4b8c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4b8e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4b90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4b92000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4b94000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4b96000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4b98000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4b9a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4b9c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4b9e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4ba0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4ba2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4ba4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4ba6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4ba8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4baa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4bac000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4bae000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4bb0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4bb2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4bb4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4bb6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4bb8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4bba000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4bbc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4bbe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4bc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4bc2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4bc4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4bc6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4bc8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4bca000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4bcc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4bce000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4bd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4bd2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4bd4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4bd6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4bd8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4bda000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4bdc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4bde000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4be0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4be2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4be4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4be6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4be8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4bea000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4bec000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4bee000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4bf0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4bf2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4bf4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4bf6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4bf8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4bfa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4bfc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4bfe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4c00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4c02000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4c04000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4c06000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4c08000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4c0a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4c0c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4c0e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4c10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4c12000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4c14000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4c16000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4c18000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4c1a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4c1c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4c1e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4c20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4c22000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4c24000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4c26000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4c28000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4c2a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4c2c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4c2e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4c30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4c32000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4c34000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4c36000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4c38000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4c3a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4c3c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4c3e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4c40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4c42000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4c44000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4c46000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4c48000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4c4a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4c4c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4c4e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4c50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4c52000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4c54000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4c56000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4c58000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4c5a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4c5c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4c5e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4c60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4c62000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4c64000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4c66000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4c68000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4c6a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4c6c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4c6e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4c70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4c72000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4c74000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4c76000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4c78000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4c7a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4c7c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4c7e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4c80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4c82000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4c84000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4c86000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4c88000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4c8a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4c8c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4c8e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4c90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4c92000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4c94000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4c96000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4c98000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4c9a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4c9c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4c9e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4ca0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4ca2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4ca4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4ca6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4ca8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4caa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4cac000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4cae000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4cb0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4cb2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4cb4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4cb6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4cb8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4cba000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4cbc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4cbe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4cc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4cc2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4cc4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4cc6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4cc8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4cca000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4ccc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4cce000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4cd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4cd2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4cd4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4cd6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4cd8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4cda000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4cdc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4cde000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4ce0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4ce2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4ce4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4ce6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4ce8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4cea000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4cec000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4cee000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4cf0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4cf2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4cf4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4cf6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4cf8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4cfa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4cfc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4cfe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4d00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4d02000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4d04000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4d06000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4d08000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4d0a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4d0c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4d0e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4d10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4d12000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4d14000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4d16000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4d18000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4d1a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4d1c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4d1e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4d20000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4d22000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4d24000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4d26000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4d28000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4d2a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4d2c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4d2e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4d30000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4d32000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4d34000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4d36000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4d38000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4d3a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4d3c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4d3e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4d40000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4d42000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4d44000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4d46000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4d48000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4d4a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4d4c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4d4e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4d50000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4d52000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4d54000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4d56000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4d58000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4d5a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4d5c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4d5e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4d60000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4d62000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4d64000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4d66000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4d68000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4d6a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4d6c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4d6e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4d70000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4d72000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4d74000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4d76000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4d78000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4d7a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4d7c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4d7e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4d80000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4d82000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4d84000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4d86000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4d88000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4d8a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4d8c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4d8e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4d90000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4d92000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4d94000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_mov_b32_e32 v252, 0xc4d96000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_mov_b32_e32 v252, 0xc4d98000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_mov_b32_e32 v252, 0xc4d9a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_mov_b32_e32 v252, 0xc4d9c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_mov_b32_e32 v252, 0xc4d9e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_mov_b32_e32 v252, 0xc4da0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_mov_b32_e32 v252, 0xc4da2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_mov_b32_e32 v252, 0xc4da4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_mov_b32_e32 v252, 0xc4da6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_mov_b32_e32 v252, 0xc4da8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_mov_b32_e32 v252, 0xc4daa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_mov_b32_e32 v252, 0xc4dac000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_mov_b32_e32 v252, 0xc4dae000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_mov_b32_e32 v252, 0xc4db0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_mov_b32_e32 v252, 0xc4db2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_mov_b32_e32 v252, 0xc4db4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_mov_b32_e32 v252, 0xc4db6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_mov_b32_e32 v252, 0xc4db8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_mov_b32_e32 v252, 0xc4dba000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_mov_b32_e32 v252, 0xc4dbc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_mov_b32_e32 v252, 0xc4dbe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_mov_b32_e32 v252, 0xc4dc0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_mov_b32_e32 v252, 0xc4dc2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_mov_b32_e32 v252, 0xc4dc4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_mov_b32_e32 v252, 0xc4dc6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_mov_b32_e32 v252, 0xc4dc8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_mov_b32_e32 v252, 0xc4dca000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_mov_b32_e32 v252, 0xc4dcc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_mov_b32_e32 v252, 0xc4dce000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_mov_b32_e32 v252, 0xc4dd0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_mov_b32_e32 v252, 0xc4dd2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_mov_b32_e32 v252, 0xc4dd4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_mov_b32_e32 v252, 0xc4dd6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_mov_b32_e32 v252, 0xc4dd8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_mov_b32_e32 v252, 0xc4dda000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_mov_b32_e32 v252, 0xc4ddc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_mov_b32_e32 v252, 0xc4dde000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_mov_b32_e32 v252, 0xc4de0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_mov_b32_e32 v252, 0xc4de2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_mov_b32_e32 v252, 0xc4de4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_mov_b32_e32 v252, 0xc4de6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_mov_b32_e32 v252, 0xc4de8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_mov_b32_e32 v252, 0xc4dea000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_mov_b32_e32 v252, 0xc4dec000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_mov_b32_e32 v252, 0xc4dee000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_mov_b32_e32 v252, 0xc4df0000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_mov_b32_e32 v252, 0xc4df2000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_mov_b32_e32 v252, 0xc4df4000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_mov_b32_e32 v252, 0xc4df6000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_mov_b32_e32 v252, 0xc4df8000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_mov_b32_e32 v252, 0xc4dfa000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_mov_b32_e32 v252, 0xc4dfc000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_mov_b32_e32 v252, 0xc4dfe000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_mov_b32_e32 v252, 0xc4e00000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_mov_b32_e32 v252, 0xc4e02000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_mov_b32_e32 v252, 0xc4e04000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_mov_b32_e32 v252, 0xc4e06000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_mov_b32_e32 v252, 0xc4e08000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_mov_b32_e32 v252, 0xc4e0a000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_mov_b32_e32 v252, 0xc4e0c000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_mov_b32_e32 v252, 0xc4e0e000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_mov_b32_e32 v252, 0xc4e10000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_mov_b32_e32 v252, 0xc4e12000
	v_fma_f32 v252, 0.5, v254, v252
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_mov_b32_e32 v252, 0xc4e14000
	v_fma_f32 v252, 0.5, v255, v252
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_fma_f32 v252, 0.5, v254, v6
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_fma_f32 v252, 0.5, v255, v7
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_fma_f32 v252, 0.5, v254, v8
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_fma_f32 v252, 0.5, v255, v9
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_fma_f32 v252, 0.5, v254, v10
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_fma_f32 v252, 0.5, v255, v11
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_fma_f32 v252, 0.5, v254, v12
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_fma_f32 v252, 0.5, v255, v13
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_fma_f32 v252, 0.5, v254, v14
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_fma_f32 v252, 0.5, v255, v15
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_fma_f32 v252, 0.5, v254, v16
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_fma_f32 v252, 0.5, v255, v17
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_fma_f32 v252, 0.5, v254, v18
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_fma_f32 v252, 0.5, v255, v19
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_fma_f32 v252, 0.5, v254, v20
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_fma_f32 v252, 0.5, v255, v21
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_fma_f32 v252, 0.5, v254, v22
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_fma_f32 v252, 0.5, v255, v23
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_fma_f32 v252, 0.5, v254, v24
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_fma_f32 v252, 0.5, v255, v25
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_fma_f32 v252, 0.5, v254, v26
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_fma_f32 v252, 0.5, v255, v27
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_fma_f32 v252, 0.5, v254, v28
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_fma_f32 v252, 0.5, v255, v29
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_fma_f32 v252, 0.5, v254, v30
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_fma_f32 v252, 0.5, v255, v31
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_fma_f32 v252, 0.5, v254, v32
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_fma_f32 v252, 0.5, v255, v33
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_fma_f32 v252, 0.5, v254, v34
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_fma_f32 v252, 0.5, v255, v35
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_fma_f32 v252, 0.5, v254, v36
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_fma_f32 v252, 0.5, v255, v37
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_fma_f32 v252, 0.5, v254, v38
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_fma_f32 v252, 0.5, v255, v39
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_fma_f32 v252, 0.5, v254, v40
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_fma_f32 v252, 0.5, v255, v41
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_fma_f32 v252, 0.5, v254, v42
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_fma_f32 v252, 0.5, v255, v43
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_fma_f32 v252, 0.5, v254, v44
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_fma_f32 v252, 0.5, v255, v45
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_fma_f32 v252, 0.5, v254, v46
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_fma_f32 v252, 0.5, v255, v47
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_fma_f32 v252, 0.5, v254, v48
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_fma_f32 v252, 0.5, v255, v49
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_fma_f32 v252, 0.5, v254, v50
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_fma_f32 v252, 0.5, v255, v51
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_fma_f32 v252, 0.5, v254, v52
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_fma_f32 v252, 0.5, v255, v53
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_fma_f32 v252, 0.5, v254, v54
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_fma_f32 v252, 0.5, v255, v55
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_fma_f32 v252, 0.5, v254, v56
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_fma_f32 v252, 0.5, v255, v57
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_fma_f32 v252, 0.5, v254, v58
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_fma_f32 v252, 0.5, v255, v59
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_fma_f32 v252, 0.5, v254, v60
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_fma_f32 v252, 0.5, v255, v61
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_fma_f32 v252, 0.5, v254, v62
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_fma_f32 v252, 0.5, v255, v63
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_fma_f32 v252, 0.5, v254, v64
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_fma_f32 v252, 0.5, v255, v65
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_fma_f32 v252, 0.5, v254, v66
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_fma_f32 v252, 0.5, v255, v67
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_fma_f32 v252, 0.5, v254, v68
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_fma_f32 v252, 0.5, v255, v69
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_fma_f32 v252, 0.5, v254, v70
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_fma_f32 v252, 0.5, v255, v71
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_fma_f32 v252, 0.5, v254, v72
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_fma_f32 v252, 0.5, v255, v73
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_fma_f32 v252, 0.5, v254, v74
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_fma_f32 v252, 0.5, v255, v75
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_fma_f32 v252, 0.5, v254, v76
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_fma_f32 v252, 0.5, v255, v77
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_fma_f32 v252, 0.5, v254, v78
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_fma_f32 v252, 0.5, v255, v79
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_fma_f32 v252, 0.5, v254, v80
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_fma_f32 v252, 0.5, v255, v81
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_fma_f32 v252, 0.5, v254, v82
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_fma_f32 v252, 0.5, v255, v83
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_fma_f32 v252, 0.5, v254, v84
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_fma_f32 v252, 0.5, v255, v85
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_fma_f32 v252, 0.5, v254, v86
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_fma_f32 v252, 0.5, v255, v87
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_fma_f32 v252, 0.5, v254, v88
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_fma_f32 v252, 0.5, v255, v89
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_fma_f32 v252, 0.5, v254, v90
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_fma_f32 v252, 0.5, v255, v91
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_fma_f32 v252, 0.5, v254, v92
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_fma_f32 v252, 0.5, v255, v93
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_fma_f32 v252, 0.5, v254, v94
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_fma_f32 v252, 0.5, v255, v95
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_fma_f32 v252, 0.5, v254, v96
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_fma_f32 v252, 0.5, v255, v97
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_fma_f32 v252, 0.5, v254, v98
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_fma_f32 v252, 0.5, v255, v99
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_fma_f32 v252, 0.5, v254, v100
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_fma_f32 v252, 0.5, v255, v101
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_fma_f32 v252, 0.5, v254, v102
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_fma_f32 v252, 0.5, v255, v103
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_fma_f32 v252, 0.5, v254, v104
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_fma_f32 v252, 0.5, v255, v105
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_fma_f32 v252, 0.5, v254, v106
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_fma_f32 v252, 0.5, v255, v107
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_fma_f32 v252, 0.5, v254, v108
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_fma_f32 v252, 0.5, v255, v109
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_fma_f32 v252, 0.5, v254, v110
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_fma_f32 v252, 0.5, v255, v111
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_fma_f32 v252, 0.5, v254, v112
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_fma_f32 v252, 0.5, v255, v113
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_fma_f32 v252, 0.5, v254, v114
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_fma_f32 v252, 0.5, v255, v115
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_fma_f32 v252, 0.5, v254, v116
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_fma_f32 v252, 0.5, v255, v117
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_fma_f32 v252, 0.5, v254, v118
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_fma_f32 v252, 0.5, v255, v119
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_fma_f32 v252, 0.5, v254, v120
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_fma_f32 v252, 0.5, v255, v121
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_fma_f32 v252, 0.5, v254, v122
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_fma_f32 v252, 0.5, v255, v123
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_fma_f32 v252, 0.5, v254, v124
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_fma_f32 v252, 0.5, v255, v125
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_fma_f32 v252, 0.5, v254, v126
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_fma_f32 v252, 0.5, v255, v127
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_fma_f32 v252, 0.5, v254, v128
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_fma_f32 v252, 0.5, v255, v129
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_fma_f32 v252, 0.5, v254, v130
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_fma_f32 v252, 0.5, v255, v131
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_fma_f32 v252, 0.5, v254, v132
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_fma_f32 v252, 0.5, v255, v133
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_fma_f32 v252, 0.5, v254, v134
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_fma_f32 v252, 0.5, v255, v135
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_fma_f32 v252, 0.5, v254, v136
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_fma_f32 v252, 0.5, v255, v137
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_fma_f32 v252, 0.5, v254, v138
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_fma_f32 v252, 0.5, v255, v139
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_fma_f32 v252, 0.5, v254, v140
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_fma_f32 v252, 0.5, v255, v141
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_fma_f32 v252, 0.5, v254, v142
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_fma_f32 v252, 0.5, v255, v143
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_fma_f32 v252, 0.5, v254, v144
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_fma_f32 v252, 0.5, v255, v145
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_fma_f32 v252, 0.5, v254, v146
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_fma_f32 v252, 0.5, v255, v147
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_fma_f32 v252, 0.5, v254, v148
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_fma_f32 v252, 0.5, v255, v149
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_fma_f32 v252, 0.5, v254, v150
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_fma_f32 v252, 0.5, v255, v151
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_fma_f32 v252, 0.5, v254, v152
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_fma_f32 v252, 0.5, v255, v153
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_fma_f32 v252, 0.5, v254, v154
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_fma_f32 v252, 0.5, v255, v155
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_fma_f32 v252, 0.5, v254, v156
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_fma_f32 v252, 0.5, v255, v157
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_fma_f32 v252, 0.5, v254, v158
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_fma_f32 v252, 0.5, v255, v159
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_fma_f32 v252, 0.5, v254, v160
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_fma_f32 v252, 0.5, v255, v161
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_fma_f32 v252, 0.5, v254, v162
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_fma_f32 v252, 0.5, v255, v163
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_fma_f32 v252, 0.5, v254, v164
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_fma_f32 v252, 0.5, v255, v165
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_fma_f32 v252, 0.5, v254, v166
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_fma_f32 v252, 0.5, v255, v167
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_fma_f32 v252, 0.5, v254, v168
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_fma_f32 v252, 0.5, v255, v169
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_fma_f32 v252, 0.5, v254, v170
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_fma_f32 v252, 0.5, v255, v171
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_fma_f32 v252, 0.5, v254, v172
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_fma_f32 v252, 0.5, v255, v173
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_fma_f32 v252, 0.5, v254, v174
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_fma_f32 v252, 0.5, v255, v175
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_fma_f32 v252, 0.5, v254, v176
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_fma_f32 v252, 0.5, v255, v177
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_fma_f32 v252, 0.5, v254, v178
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_fma_f32 v252, 0.5, v255, v179
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_fma_f32 v252, 0.5, v254, v180
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_fma_f32 v252, 0.5, v255, v181
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_fma_f32 v252, 0.5, v254, v182
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_fma_f32 v252, 0.5, v255, v183
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:200
	v_fma_f32 v252, 0.5, v254, v184
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:252
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:228
	v_fma_f32 v252, 0.5, v255, v185
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253]
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253]
	v_fma_f32 v252, 0.5, v254, v186
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:4
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:28
	v_fma_f32 v252, 0.5, v255, v187
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:8
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:56
	v_fma_f32 v252, 0.5, v254, v188
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:12
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:84
	v_fma_f32 v252, 0.5, v255, v189
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:16
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:112
	v_fma_f32 v252, 0.5, v254, v190
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:20
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:140
	v_fma_f32 v252, 0.5, v255, v191
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:24
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:168
	v_fma_f32 v252, 0.5, v254, v192
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:28
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:196
	v_fma_f32 v252, 0.5, v255, v193
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:32
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:224
	v_fma_f32 v252, 0.5, v254, v194
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:36
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:252
	v_fma_f32 v252, 0.5, v255, v195
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:40
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:24
	v_fma_f32 v252, 0.5, v254, v196
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:44
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:52
	v_fma_f32 v252, 0.5, v255, v197
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:48
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:80
	v_fma_f32 v252, 0.5, v254, v198
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:52
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:108
	v_fma_f32 v252, 0.5, v255, v199
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:56
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:136
	v_fma_f32 v252, 0.5, v254, v200
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:60
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:164
	v_fma_f32 v252, 0.5, v255, v201
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:64
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:192
	v_fma_f32 v252, 0.5, v254, v202
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:68
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:220
	v_fma_f32 v252, 0.5, v255, v203
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:72
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:248
	v_fma_f32 v252, 0.5, v254, v204
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:76
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:20
	v_fma_f32 v252, 0.5, v255, v205
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:80
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:48
	v_fma_f32 v252, 0.5, v254, v206
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:84
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:76
	v_fma_f32 v252, 0.5, v255, v207
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:88
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:104
	v_fma_f32 v252, 0.5, v254, v208
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:92
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:132
	v_fma_f32 v252, 0.5, v255, v209
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:96
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:160
	v_fma_f32 v252, 0.5, v254, v210
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:100
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:188
	v_fma_f32 v252, 0.5, v255, v211
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:104
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:216
	v_fma_f32 v252, 0.5, v254, v212
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:108
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:244
	v_fma_f32 v252, 0.5, v255, v213
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:112
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:16
	v_fma_f32 v252, 0.5, v254, v214
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:116
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:44
	v_fma_f32 v252, 0.5, v255, v215
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:120
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:72
	v_fma_f32 v252, 0.5, v254, v216
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:124
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:100
	v_fma_f32 v252, 0.5, v255, v217
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:128
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:128
	v_fma_f32 v252, 0.5, v254, v218
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:132
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:156
	v_fma_f32 v252, 0.5, v255, v219
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:136
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:184
	v_fma_f32 v252, 0.5, v254, v220
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:140
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:212
	v_fma_f32 v252, 0.5, v255, v221
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:144
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:240
	v_fma_f32 v252, 0.5, v254, v222
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:148
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:12
	v_fma_f32 v252, 0.5, v255, v223
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:152
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:40
	v_fma_f32 v252, 0.5, v254, v224
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:156
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:68
	v_fma_f32 v252, 0.5, v255, v225
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:160
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:96
	v_fma_f32 v252, 0.5, v254, v226
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:164
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:124
	v_fma_f32 v252, 0.5, v255, v227
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:168
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:152
	v_fma_f32 v252, 0.5, v254, v228
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:172
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:180
	v_fma_f32 v252, 0.5, v255, v229
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:176
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:208
	v_fma_f32 v252, 0.5, v254, v230
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:180
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:236
	v_fma_f32 v252, 0.5, v255, v231
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:184
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:8
	v_fma_f32 v252, 0.5, v254, v232
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:188
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:36
	v_fma_f32 v252, 0.5, v255, v233
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:192
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:64
	v_fma_f32 v252, 0.5, v254, v234
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:196
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:92
	v_fma_f32 v252, 0.5, v255, v235
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:120
	v_fma_f32 v252, 0.5, v254, v236
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:204
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:148
	v_fma_f32 v252, 0.5, v255, v237
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:208
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:176
	v_fma_f32 v252, 0.5, v254, v238
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:212
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:204
	v_fma_f32 v252, 0.5, v255, v239
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:216
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:232
	v_fma_f32 v252, 0.5, v254, v240
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:220
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:4
	v_fma_f32 v252, 0.5, v255, v241
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:224
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:32
	v_fma_f32 v252, 0.5, v254, v242
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:228
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:60
	v_fma_f32 v252, 0.5, v255, v243
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:232
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:88
	v_fma_f32 v252, 0.5, v254, v244
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:236
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:116
	v_fma_f32 v252, 0.5, v255, v245
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:240
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v255, v[252:253] offset:144
	v_fma_f32 v252, 0.5, v254, v246
	v_cndmask_b32_e32 v252, v254, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v255, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:244
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v255
	s_waitcnt lgkmcnt(0)
	flat_load_dword v254, v[252:253] offset:172
	v_fma_f32 v252, 0.5, v255, v247
	v_cndmask_b32_e32 v252, v255, v252, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v254, v251, v252
	flat_load_dwordx2 v[252:253], v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v251, v[252:253] offset:248
	s_nop 0
	flat_load_dwordx2 v[252:253], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v254
	s_waitcnt lgkmcnt(0)
	flat_load_dword v252, v[252:253] offset:200
	s_nop 0
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_fma_f32 v253, 0.5, v254, v248
	v_cndmask_b32_e32 v253, v254, v253, vcc
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v252, v251, v253
	flat_load_dword v253, v[2:3] offset:252
	s_nop 0
	flat_load_dwordx2 v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, s12, v252
	s_waitcnt lgkmcnt(0)
	flat_load_dword v251, v[2:3] offset:228
	v_fma_f32 v2, 0.5, v252, v249
	v_cndmask_b32_e32 v2, v252, v2, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v251, v253, v2
	v_cmp_lt_f32_e32 vcc, s12, v251
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_6
; %bb.14:                               ;   in Loop: Header=BB0_4 Depth=1
	s_getpc_b64 s[16:17]
.Lpost_getpc3:
	s_add_u32 s16, s16, (.LBB0_2-.Lpost_getpc3)&4294967295
	s_addc_u32 s17, s17, (.LBB0_2-.Lpost_getpc3)>>32
	s_setpc_b64 s[16:17]
.LBB0_6:                                ;   in Loop: Header=BB0_4 Depth=1
	v_fma_f32 v251, 0.5, v251, v250
; %bb.8:                                ;   in Loop: Header=BB0_4 Depth=1
	s_getpc_b64 s[16:17]
.Lpost_getpc0:
	s_add_u32 s16, s16, (.LBB0_2-.Lpost_getpc0)&4294967295
	s_addc_u32 s17, s17, (.LBB0_2-.Lpost_getpc0)>>32
	s_setpc_b64 s[16:17]
.LBB0_7:
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v251, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel far
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 18
		.amdhsa_accum_offset 256
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	far, .Lfunc_end0-far
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 164120
; NumSgprs: 24
; NumVgprs: 256
; NumAgprs: 0
; TotalNumVgprs: 256
; ScratchSize: 24
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 256
; AccumOffset: 256
; Occupancy: 2
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_fb3e78ba4538119,@object ; @__hip_cuid_fb3e78ba4538119
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_fb3e78ba4538119
__hip_cuid_fb3e78ba4538119:
	.byte	0                               ; 0x0
	.size	__hip_cuid_fb3e78ba4538119, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_fb3e78ba4538119
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .name:           far
    .private_segment_fixed_size: 24
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         far.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
