export { ActProblem } from './act-problem.tsx';
export { useRoles } from './role-names.ts';
