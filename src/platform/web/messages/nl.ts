const code = (failure: string, moment: string) => `Code ${failure}, ${moment}`;

export const nl = {
  session: {
    endedTitle: 'U bent uitgelogd',
    ended: 'Log opnieuw in om verder te gaan. Dat gaat in een nieuw tabblad: wat u hier heeft getypt, blijft staan.',
    otherTitle: 'Er is nu iemand anders ingelogd',
    other: (name: string) => `In deze browser is nu ${name} ingelogd. Wat u hier heeft getypt, wordt niet onder die naam opgeslagen.`,
    signInAgain: 'Opnieuw inloggen',
    goOnAsVisitor: 'Verder als bezoeker',
    goOnAs: (name: string) => `Verder als ${name}`,
  },
  viewingOnly: {
    title: 'Er is niets gewijzigd',
    message: 'Je bekijkt de site als iemand anders. Kies eerst Stop, boven aan de pagina.',
  },
  termsNeeded: {
    title: 'Er is niets gewijzigd',
    message: 'Ga eerst akkoord met de gebruiksvoorwaarden en probeer het dan opnieuw. De tekst die al was getypt, staat er nog.',
  },
  leaving: {
    title: 'Wilt u weggaan zonder op te slaan?',
    message: 'U heeft wijzigingen die nog niet zijn opgeslagen. Als u weggaat, bent u ze kwijt.',
    leave: 'Weggaan zonder op te slaan',
    stay: 'Blijven',
  },
  codeGone: {
    title: 'Een deel van deze pagina kan niet worden geladen',
    text: 'De website is waarschijnlijk net vernieuwd. Laad de pagina opnieuw om verder te gaan.',
    saveFirst: 'Sla eerst op wat nog niet is opgeslagen.',
    reload: 'Opnieuw laden',
  },
  offline: {
    title: 'U bent niet verbonden met internet.',
    text: 'U kunt deze pagina blijven lezen. Een pagina die u opent, komt zodra de verbinding terug is. Tekst die nog niet is opgeslagen, staat alleen in dit tabblad: laat het open.',
  },
  tasks: {
    undo: 'Ongedaan maken',
    retry: 'Probeer opnieuw',
    tryAgain: 'Probeer het opnieuw.',
    unsure: 'Het is niet zeker of dit is gelukt.',
    notUndone: {
      title: 'Niet ongedaan gemaakt',
      changedSince: (subject = '') => `${subject ? `${subject}: dit` : 'Dit'} is daarna nog gewijzigd.`,
    },
    refused: {
      forbidden: 'Dit mag niet, of niet meer. Misschien zijn de rechten veranderd.',
      gone: 'Dit bestaat niet meer. Misschien heeft iemand anders het verwijderd.',
      impossible: 'Dit kan niet. Misschien heeft iemand anders intussen iets veranderd.',
    },
    add: {
      single: {
        title: 'Toevoegen',
        processing: 'Bezig met toevoegen…',
        done: 'Toegevoegd.',
        failed: 'Toevoegen is niet gelukt.',
        code,
      },
      bulk: {
        title: (count: string) => `${count} onderdelen toevoegen`,
        processing: (count: string) => `Bezig met toevoegen van ${count} onderdelen…`,
        done: (count: string) => `${count} onderdelen toegevoegd.`,
        failed: (count: string) => `Toevoegen van ${count} onderdelen is niet gelukt.`,
        code,
      },
    },
    edit: {
      single: {
        title: 'Wijzigen',
        processing: 'Bezig met wijzigen…',
        done: 'Gewijzigd.',
        failed: 'Wijzigen is niet gelukt.',
        code,
      },
      bulk: {
        title: (count: string) => `${count} onderdelen wijzigen`,
        processing: (count: string) => `Bezig met wijzigen van ${count} onderdelen…`,
        done: (count: string) => `${count} onderdelen gewijzigd.`,
        failed: (count: string) => `Wijzigen van ${count} onderdelen is niet gelukt.`,
        code,
      },
    },
    delete: {
      single: {
        title: 'Verwijderen',
        processing: 'Bezig met verwijderen…',
        done: 'Verwijderd.',
        failed: 'Verwijderen is niet gelukt.',
        code,
      },
      bulk: {
        title: (count: string) => `${count} onderdelen verwijderen`,
        processing: (count: string) => `Bezig met verwijderen van ${count} onderdelen…`,
        done: (count: string) => `${count} onderdelen verwijderd.`,
        failed: (count: string) => `Verwijderen van ${count} onderdelen is niet gelukt.`,
        code,
      },
    },
    save: {
      single: {
        title: 'Opslaan',
        processing: 'Bezig met opslaan…',
        done: 'Opgeslagen.',
        failed: 'Opslaan is niet gelukt.',
        code,
      },
      bulk: {
        title: (count: string) => `${count} onderdelen opslaan`,
        processing: (count: string) => `Bezig met opslaan van ${count} onderdelen…`,
        done: (count: string) => `${count} onderdelen opgeslagen.`,
        failed: (count: string) => `Opslaan van ${count} onderdelen is niet gelukt.`,
        code,
      },
    },
    revert: {
      single: {
        title: 'Terugzetten',
        processing: 'Bezig met terugzetten…',
        done: 'Teruggezet.',
        failed: 'Terugzetten is niet gelukt.',
        code,
      },
      bulk: {
        title: (count: string) => `${count} onderdelen terugzetten`,
        processing: (count: string) => `Bezig met terugzetten van ${count} onderdelen…`,
        done: (count: string) => `${count} onderdelen teruggezet.`,
        failed: (count: string) => `Terugzetten van ${count} onderdelen is niet gelukt.`,
        code,
      },
    },
    publish: {
      single: {
        title: 'Publiceren',
        processing: 'Bezig met publiceren…',
        done: 'Gepubliceerd.',
        failed: 'Publiceren is niet gelukt.',
        code,
      },
      bulk: {
        title: (count: string) => `${count} onderdelen publiceren`,
        processing: (count: string) => `Bezig met publiceren van ${count} onderdelen…`,
        done: (count: string) => `${count} onderdelen gepubliceerd.`,
        failed: (count: string) => `Publiceren van ${count} onderdelen is niet gelukt.`,
        code,
      },
    },
  },
};
