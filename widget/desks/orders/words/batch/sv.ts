import type {
  BatchCommand,
  BatchItemState,
  BatchKind,
  BatchObstacle,
  BatchPause,
  BatchState,
} from '../../../../../shared/domain/batch/batch.enums.ts'
import { words } from '../../../../locales/languages.ts'
import type { BatchProblem, FindingCode } from '../orders-terms.ts'
import type { BatchWords } from './en.ts'

/** Swedish, for one act on many orders. */
export const texts: BatchWords = {
  // What is done
  batchTitle: 'Ändra flera ordrar',
  batchWhat: 'Vad ska göras',
  batchKind: words<BatchKind>({
    deliver: 'Leverera hela',
    'deliver-rest': 'Leverera resten',
    extend: 'Flytta sista dagen',
    cancel: 'Makulera',
    credit: 'Kreditera hela',
    metadata: 'Sätt metadata',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Ordrar som inte har någon leverans än.',
    'deliver-rest': 'Det som är kvar av varje order.',
    extend: 'En ny sista dag för varje order.',
    cancel: 'Öppna ordrar, i sin helhet.',
    credit: 'Varje rad i varje leverans som kan krediteras.',
    metadata: 'En nyckel i varje order; övriga nycklar blir kvar.',
  }),
  batchDeliver: (count) => (count === 1 ? 'Leverera 1 order' : `Leverera ${count} ordrar`),
  batchDeliverRest: (count) =>
    count === 1 ? 'Leverera resten av 1 order' : `Leverera resten av ${count} ordrar`,
  batchExtend: (count) =>
    count === 1 ? 'Flytta sista dagen för 1 order' : `Flytta sista dagen för ${count} ordrar`,
  batchCancel: (count) => (count === 1 ? 'Makulera 1 order' : `Makulera ${count} ordrar`),
  batchCredit: (count) => (count === 1 ? 'Kreditera 1 order' : `Kreditera ${count} ordrar`),
  batchMetadata: (count) => (count === 1 ? 'Sätt metadata i 1 order' : `Sätt metadata i ${count} ordrar`),
  batchOrders: (count) => (count === 1 ? 'En order' : `${count} ordrar`),
  batchNoKind: 'Välj vad som ska göras.',
  batchDay: 'Ny sista dag',
  batchDayWrong: 'Ange en dag efter i dag.',
  batchKey: 'Nyckel',
  batchValue: 'Värde',
  batchKeyWrong: 'Ange en nyckel.',
  batchWithoutId: (count) =>
    count === 1
      ? '1 vald order utelämnas, eftersom butikens lista saknar checkout-id för den:'
      : `${count} valda ordrar utelämnas, eftersom butikens lista saknar checkout-id för dem:`,
  batchNothingSent: 'Inget skickas till betaltjänsten än.',
  batchReview: (count) => (count === 1 ? 'Kontrollera 1 order' : `Kontrollera ${count} ordrar`),
  batchMaking: 'Ett ögonblick…',

  // Pasted numbers
  batchPaste: 'Klistra in ordernummer',
  batchPasteLabel: 'Ett nummer per rad',
  batchPasteHint: 'Checkout-id eller butikens ordernummer, som en kolumn ur ett kalkylblad.',
  batchLookUp: 'Kontrollera numren',
  batchLookingUp: (done, all) => `${done} av ${all} nummer har slagits upp…`,
  batchUnderstood: (count) => (count === 1 ? '1 order hittades.' : `${count} ordrar hittades.`),
  batchSkipped: (count) => (count === 1 ? '1 rad utelämnas' : `${count} rader utelämnas`),
  batchNoted: (count) => (count === 1 ? '1 rad att titta på' : `${count} rader att titta på`),
  batchLine: (line) => `Rad ${line}`,
  batchFinding: words<FindingCode>({
    exponent: 'Kalkylbladet har avrundat numret. Formatera kolumnen som text och kopiera igen.',
    several: 'Mer än ett nummer. Skriv varje nummer på en egen rad.',
    unknown: 'Varken ett checkout-id eller ett nummer i butikens lista.',
    ambiguous: 'Det är numret på en order och checkout-id för en annan.',
    'no-id': 'Butikens lista saknar checkout-id för ordern.',
    'not-asked': 'Butikens lista svarade inte. Kontrollera numren igen.',
    repeated: 'Samma order som på en tidigare rad. Den räknas en gång.',
    zeros: 'Finns inte i butikens lista: tolkas som checkout-id, utan inledande nollor.',
    'as-id': 'Finns inte i butikens lista: tolkas som checkout-id.',
  }),
  batchGoOn: (count) => (count === 1 ? 'Fortsätt med 1 order' : `Fortsätt med ${count} ordrar`),

  // The review
  batchReading: (done, all) => `${done} av ${all} ordrar är kontrollerade.`,
  batchProgress: 'Förlopp',
  batchNothing: 'Ingen av ordrarna kan ändras på det här sättet.',
  batchCannot: (count) =>
    count === 1
      ? '1 order kan inte ändras på det här sättet och utelämnas. Orsaken står nedan.'
      : `${count} ordrar kan inte ändras på det här sättet och utelämnas. Orsakerna står nedan.`,
  batchFinal: 'Det går inte att ångra.',
  batchAbout: 'Ändring',
  batchNewDay: (day) => `Ny sista dag: ${day}`,
  batchNewValue: (key, value) => `${key}: ${value}`,
  batchMade: 'Förberett av',
  batchStarted: 'Startat av',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Kontrolleras',
    ready: 'Klart att starta',
    waiting: 'Väntar',
    running: 'Pågår',
    paused: 'Pausat',
    ended: 'Slutfört',
    stopped: 'Stoppat',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Inget mer skickas förrän det återupptas.',
    'session-ended': 'Sessionen för den som startade avslutades. Återuppta för att fortsätta i ditt namn.',
    'provider-fails': 'Betaltjänsten svarade med fel gång på gång. Återuppta när den fungerar igen.',
  }),
  batchWaiting: 'Det startar när andra körningar är klara.',
  batchWaitsUntil: (time) => `Nästa försök görs ${time}.`,
  batchLost: 'Ingen anslutning. Arbetet fortsätter, och sidan försöker ansluta igen.',
  batchGoesOn: 'Du kan stänga detta. Arbetet fortsätter.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Pausa',
    resume: 'Återuppta',
    stop: 'Stoppa helt',
  }),
  batchStop: 'Stoppa…',
  batchStopText: (count) =>
    count === 1
      ? '1 order har inte ändrats än. Den förblir som den är, och du kan inte återuppta.'
      : `${count} ordrar har inte ändrats än. De förblir som de är, och du kan inte återuppta.`,
  batchKeep: 'Stoppa inte',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Inte kontrollerad',
    ready: 'Redo',
    cannot: 'Inte möjligt',
    sent: 'På väg',
    done: 'Klart',
    refused: 'Nekades',
    unknown: 'Okänt',
    left: 'Inte ändrad',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'En del av den är redan levererad.',
    'nothing-left': 'Det finns inget kvar av den.',
  }),
  batchUnknownText:
    'Betaltjänstens svar gick förlorat. Öppna varje order: där syns om ändringen gjordes. Gör om den bara om den saknas där.',
  batchShowAll: (count) => `Visa alla ${count}`,
  batchOutcome: 'Utfall',
  batchWhy: 'Orsak',
  batchCopy: 'Kopiera det som inte blev gjort',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'Körningen har hunnit gå vidare',
    'batches-too-many': 'För många körningar är inte avslutade',
    'order-repeated': 'En order står två gånger i listan',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Se läget nedan: det här går inte längre att göra.',
    'batches-too-many': 'Avsluta eller stoppa någon av dem och försök igen.',
    'order-repeated': 'Ta bort den andra och kontrollera ordrarna igen.',
  }),

  // The batches
  batchList: 'Flera ordrar på en gång',
  batchListAll: (count, days) =>
    count === 1
      ? `Visa 1 slutförd körning från de senaste ${days} dagarna`
      : `Visa ${count} slutförda körningar från de senaste ${days} dagarna`,
  batchUnknown: (count) => (count === 1 ? '1 okänt' : `${count} okända`),
  batchSettled: (done, all) => `${done} av ${all}`,
  batchTakeUp: 'Fortsätt',
  batchShow: 'Visa',
}
