/** The journal: who did what over all orders, as the edge answers it and the desk shows it. */
export type {
  JournalAmounts,
  JournalChange,
  JournalEnd,
  JournalEntry,
  JournalPage,
  JournalPerson,
  JournalSubject,
} from './journal.schema.ts'
