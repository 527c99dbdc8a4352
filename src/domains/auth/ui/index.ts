export { SecuritySettings } from './account/security-settings.tsx';
export { ProofGuard } from './proof-guard.tsx';
