import type { SomeTexts } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const je: SomeTexts<typeof nl> = {
  session: {
    endedTitle: 'Je bent uitgelogd',
    ended: 'Log opnieuw in om verder te gaan. Dat gaat in een nieuw tabblad: wat je hier hebt getypt, blijft staan.',
    other: (name) => `In deze browser is nu ${name} ingelogd. Wat je hier hebt getypt, wordt niet onder die naam opgeslagen.`,
  },
  leaving: {
    title: 'Wil je weggaan zonder op te slaan?',
    message: 'Je hebt wijzigingen die nog niet zijn opgeslagen. Als je weggaat, ben je ze kwijt.',
  },
  offline: {
    title: 'Je bent niet verbonden met internet.',
    text: 'Je kunt deze pagina blijven lezen. Een pagina die je opent, komt zodra de verbinding terug is. Tekst die nog niet is opgeslagen, staat alleen in dit tabblad: laat het open.',
  },
};
