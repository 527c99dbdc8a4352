export const nl = {
  title: 'U wordt zo uitgelogd',
  idle: 'U heeft hier een tijd niets gedaan. Wilt u ingelogd blijven? Kies dan Verlengen.',
  longest:
    'U bent al zo lang ingelogd als is toegestaan. Verlengen kan niet. Log opnieuw in om verder te gaan. Dat gaat in een nieuw tabblad: wat u hier heeft getypt, blijft staan.',
  timeLeft: (minutes: number, seconds: number) => {
    const parts = [];
    if (minutes > 0) parts.push(minutes === 1 ? '1 minuut' : `${minutes} minuten`);
    if (seconds > 0 || minutes === 0) parts.push(seconds === 1 ? '1 seconde' : `${seconds} seconden`);
    return `U heeft nog ${parts.join(' en ')}.`;
  },
  extend: 'Verlengen',
  notExtended: 'Verlengen is niet gelukt. Probeer het opnieuw.',
  close: 'Sluit',
};
