import type { ReportCloseWords } from './close-en.ts'

export const reportCloseNl: ReportCloseWords = {
  closingTitle: (day) => `${day} afsluiten`,
  closingForGood:
    'Een afsluiting blijft voorgoed staan, met uw naam en wat u hier schrijft. Een latere komt erbij.',
  closingBack: 'Terug',
  closingClosing: 'Wordt afgesloten…',
  closingUncertain:
    'Het is niet bekend of de dag is afgesloten. Probeer het opnieuw: de dag wordt maar één keer afgesloten.',
  closingDiffers: 'Het rapport is nu een ander',
  closingDiffersText:
    'De dag is opnieuw gelezen voordat die werd bewaard, en het rapport was niet het rapport op deze pagina. Er is niets afgesloten. Laad de dag opnieuw en bekijk hem nog eens.',
  closingTooMany: 'De dag is te vaak afgesloten',
  closingTooManyText: 'Meer afsluitingen van deze dag worden niet bewaard. De bestaande blijven.',
}
