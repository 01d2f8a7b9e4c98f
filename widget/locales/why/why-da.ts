import type { WhyWords } from './why-en.ts'

export const whyDa: WhyWords = {
  whyAdd: 'Tilføj årsag',
  whyTitle: 'Årsag og note',
  whyReason: 'Årsag',
  whyNote: 'Intern note',
  whyHint: 'Gemmes i historikken til kolleger. Skriv intet om kunden.',
  whyMissing: 'Angiv en årsag.',
  whyWrong:
    'Dette kan ikke gemmes: det ligner personoplysninger eller en hemmelighed, eller har tegn, der ikke er tilladt.',
}
