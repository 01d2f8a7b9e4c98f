import type { WhyWords } from './why-en.ts'

export const whyDe: WhyWords = {
  whyAdd: 'Grund hinzufügen',
  whyTitle: 'Grund und Notiz',
  whyReason: 'Grund',
  whyNote: 'Interne Notiz',
  whyHint: 'Steht im Verlauf, für Kollegen. Schreiben Sie nichts über den Kunden.',
  whyMissing: 'Geben Sie einen Grund an.',
  whyWrong:
    'Das kann nicht gespeichert werden: Es sieht nach persönlichen Daten oder einem Geheimnis aus oder hat unzulässige Zeichen.',
}
