import type { ReportCloseWords } from './close-en.ts'

export const reportCloseNo: ReportCloseWords = {
  closingTitle: (day) => `Lukk ${day}`,
  closingForGood: 'En lukking lagres for godt, med navnet ditt og det du skriver her. En senere legges til.',
  closingBack: 'Tilbake',
  closingClosing: 'Lukker…',
  closingUncertain: 'Det er ikke kjent om dagen ble lukket. Prøv igjen: den lukkes bare én gang.',
  closingDiffers: 'Rapporten er en annen nå',
  closingDiffersText:
    'Dagen ble lest på nytt før den ble lagret, og rapporten var ikke den som vises her. Ingenting er lukket. Last dagen inn igjen og se på den på nytt.',
  closingTooMany: 'Dagen er lukket for mange ganger',
  closingTooManyText: 'Flere lukkinger av denne dagen lagres ikke. De som finnes, blir stående.',
}
