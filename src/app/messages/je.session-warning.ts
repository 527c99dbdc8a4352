import type { SomeTexts } from '#platform/shared/messages.ts';
import { nl } from './nl.session-warning.ts';

export const je: SomeTexts<typeof nl> = {
  title: 'Je wordt zo uitgelogd',
  idle: 'Je hebt hier een tijd niets gedaan. Wil je ingelogd blijven? Kies dan Verlengen.',
  longest:
    'Je bent al zo lang ingelogd als is toegestaan. Verlengen kan niet. Log opnieuw in om verder te gaan. Dat gaat in een nieuw tabblad: wat je hier hebt getypt, blijft staan.',
  timeLeft: (minutes, seconds) => nl.timeLeft(minutes, seconds).replace('U heeft', 'Je hebt'),
};
