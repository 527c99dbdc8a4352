import { en } from './en.second-step.ts';
import { nl } from './nl.second-step.ts';

export const secondStepMessages = { nl, en };
