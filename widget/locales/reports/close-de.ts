import type { ReportCloseWords } from './close-en.ts'

export const reportCloseDe: ReportCloseWords = {
  closingTitle: (day) => `${day} abschließen`,
  closingForGood:
    'Ein Abschluss bleibt für immer stehen, mit Ihrem Namen und dem, was Sie hier schreiben. Ein späterer kommt hinzu.',
  closingBack: 'Zurück',
  closingClosing: 'Wird abgeschlossen…',
  closingUncertain:
    'Es ist nicht bekannt, ob der Tag abgeschlossen wurde. Versuchen Sie es erneut: Er wird nur einmal abgeschlossen.',
  closingDiffers: 'Der Bericht ist jetzt ein anderer',
  closingDiffersText:
    'Der Tag wurde vor dem Speichern noch einmal gelesen, und der Bericht war nicht der hier gezeigte. Nichts ist abgeschlossen. Laden Sie den Tag neu und prüfen Sie ihn noch einmal.',
  closingTooMany: 'Der Tag wurde zu oft abgeschlossen',
  closingTooManyText: 'Weitere Abschlüsse dieses Tages werden nicht gespeichert. Die vorhandenen bleiben.',
}
