import type { ReportCloseWords } from './close-en.ts'

export const reportCloseSv: ReportCloseWords = {
  closingTitle: (day) => `Stäng ${day}`,
  closingForGood: 'En stängning sparas för gott, med ditt namn och det du skriver här. En senare läggs till.',
  closingBack: 'Tillbaka',
  closingClosing: 'Stänger…',
  closingUncertain: 'Det är inte känt om dagen stängdes. Försök igen: den stängs bara en gång.',
  closingDiffers: 'Rapporten är en annan nu',
  closingDiffersText:
    'Dagen lästes om innan den sparades, och rapporten var inte den som visas här. Inget är stängt. Läs in dagen igen och titta på den på nytt.',
  closingTooMany: 'Dagen har stängts för många gånger',
  closingTooManyText: 'Fler stängningar av den här dagen sparas inte. De som finns står kvar.',
}
