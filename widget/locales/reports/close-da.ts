import type { ReportCloseWords } from './close-en.ts'

export const reportCloseDa: ReportCloseWords = {
  closingTitle: (day) => `Luk ${day}`,
  closingForGood: 'En lukning gemmes for altid med dit navn og det, du skriver her. En senere føjes til.',
  closingBack: 'Tilbage',
  closingClosing: 'Lukker…',
  closingUncertain: 'Det vides ikke, om dagen blev lukket. Prøv igen: den lukkes kun én gang.',
  closingDiffers: 'Rapporten er en anden nu',
  closingDiffersText:
    'Dagen blev læst igen, før den blev gemt, og rapporten var ikke den, der vises her. Intet er lukket. Indlæs dagen igen, og se på den på ny.',
  closingTooMany: 'Dagen er lukket for mange gange',
  closingTooManyText: 'Flere lukninger af denne dag gemmes ikke. De, der findes, bliver stående.',
}
