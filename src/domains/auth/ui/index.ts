export { ProofGuard } from './proof-guard.tsx';
