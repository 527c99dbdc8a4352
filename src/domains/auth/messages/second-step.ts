import { withTexts } from '#platform/shared/messages.ts';
import { en } from './en.second-step.ts';
import { je } from './je.second-step.ts';
import { nl } from './nl.second-step.ts';

export const secondStepMessages = { nl, en, je: withTexts(nl, je) };
