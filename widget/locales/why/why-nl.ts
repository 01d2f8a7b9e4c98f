import type { WhyWords } from './why-en.ts'

export const whyNl: WhyWords = {
  whyAdd: 'Reden toevoegen',
  whyTitle: 'Reden en notitie',
  whyReason: 'Reden',
  whyNote: 'Interne notitie',
  whyHint: 'Staat in de geschiedenis, voor collega’s. Schrijf niets over de klant.',
  whyMissing: 'Geef een reden op.',
  whyWrong:
    'Dit kan niet worden bewaard: het lijkt op persoonsgegevens of een geheim, of heeft tekens die niet mogen.',
}
