export const nl = {
  empty: 'Deze pagina heeft nog geen inhoud.',
  draft: 'Concept. Alleen wie deze pagina mag bewerken, ziet dit.',
  notTranslated: 'Deze pagina is er nog niet in het Nederlands. U leest de Engelse tekst.',
  onThisPage: 'Op deze pagina',
  titleMissing:
    'Deze pagina heeft nog geen Engelse titel. De Nederlandse titel staat er pas als de pagina in het Nederlands gepubliceerd is. Publiceer die eerst.',
};
