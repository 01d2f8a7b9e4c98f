import type { WhyWords } from './why-en.ts'

export const whyNo: WhyWords = {
  whyAdd: 'Legg til årsak',
  whyTitle: 'Årsak og notat',
  whyReason: 'Årsak',
  whyNote: 'Internt notat',
  whyHint: 'Lagres i historikken, for kolleger. Ikke skriv noe om kunden.',
  whyMissing: 'Oppgi en årsak.',
  whyWrong:
    'Dette kan ikke lagres: det ligner personopplysninger eller en hemmelighet, eller har tegn som ikke er tillatt.',
}
