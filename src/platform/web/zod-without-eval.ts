import { config } from 'zod';

// Zod compiles its checks with `new Function` where it can, and tries whether it can: our content policy refuses that and reports the try.
// It looks when a schema is made, so this has to be imported before any file that makes one.
config({ jitless: true });
