import type { Told } from '#platform/shared/events.ts';

/** What the sentences of the log are made with, whichever domain tells of its events. They address nobody, unless it is who did it. */
export const nl = {
  you: 'U',
  somebody: 'Iemand',
  platform: 'Het platform',
  gone: 'Iemand die geen account meer heeft',
  things: {
    user: 'iemand die geen account meer heeft',
    session: 'iemand die geen account meer heeft',
    second_factor: 'iemand die geen account meer heeft',
    data_export: 'iemand die geen account meer heeft',
    role: 'een rol die er niet meer is',
    document: 'een pagina of bericht dat er niet meer is',
    block: 'een pagina of bericht dat er niet meer is',
    listitem: 'een bericht dat er niet meer is',
    invitation: 'een uitnodiging die er niet meer is',
    asset: 'een bestand dat er niet meer is',
    mail: 'een mail die er niet meer is',
    other: 'iets dat er niet meer is',
  },
  unnamed: {
    user: 'iemand',
    session: 'iemand',
    second_factor: 'iemand',
    data_export: 'iemand',
    role: 'een rol',
    document: 'een pagina of bericht',
    block: 'een pagina of bericht',
    listitem: 'een bericht',
    invitation: 'iemand',
    asset: 'een bestand',
    mail: 'een mail',
    other: 'iets',
  },
  unknown: ({ who }: Told) => `${who} deed iets wat dit platform niet meer kent.`,
  fromTo: (field: string, from: string, to: string) => `${field}: van ${from} naar ${to}`,
};
