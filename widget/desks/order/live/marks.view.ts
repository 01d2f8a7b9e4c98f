import { html, type TemplateResult } from 'lit'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { SessionUser } from '../../../../shared/domain/session/session.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import { when } from '../../../kit/format/when.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { memberChanges } from '../../../kit/parts/row-change.ts'
import type { RowMark, RowMarks } from '../../../kit/parts/row-marks.ts'
import type { Unseen, UnseenRow } from './unseen.ts'

type Who = HistoryEntry['who']

export function isYou(who: Who, user: SessionUser): boolean {
  return who.kind === 'session' && who.id === user.id
}

/** The author of a change, in words: a name, a server's key, or this clerk in another window. */
export function personWords(who: Who, user: SessionUser, l: Localizer): string {
  if (isYou(who, user)) return l.term('youElsewhere')
  return who.kind === 'server' ? l.term('historyServer', who.name) : who.name
}

/** The marks of unseen changes. @param who the authors of a conflict, even after the clerk has seen the rows */
export function marksOf(unseen: Unseen, who: readonly Who[], user: SessionUser, l: Localizer): RowMarks {
  const names = who.map((one) => personWords(one, user, l))
  return {
    who: new Intl.ListFormat(l.lang(), { type: 'conjunction' }).format(names),
    isYou: who.length > 0 && who.every((one) => isYou(one, user)),
    hasAmount: unseen.amount !== undefined,
    of(id) {
      const row = unseen.rows.get(id)
      return row && markOf(row, user, l)
    },
  }
}

function markOf({ who, at, row }: UnseenRow, user: SessionUser, l: Localizer): RowMark {
  const changes = row.is === 'changed' ? memberChanges(row, l) : []
  const by = isYou(who, user) ? l.term('byYouElsewhere') : personWords(who, user, l)
  const { text } = when(at, l.lang(), clockNow())
  const term = row.is === 'added' ? 'markAdded' : row.is === 'cancelled' ? 'markCancelled' : 'markChanged'
  const words = l.term(term, by, text)
  const details = changes.map(
    ({ label, before, after }, index) =>
      html`${index > 0 ? ', ' : ': '}${label} <bdi>${before}</bdi>${became(l)}<bdi>${after}</bdi>`,
  )
  return {
    columns: new Set(changes.map(({ column }) => column.name)),
    words: html`<span class="mark-words">${words}${details}</span>`,
  }
}

function became(l: Localizer): TemplateResult {
  return html` <span aria-hidden="true">→</span><span class="visually-hidden"> ${l.term('became')} </span> `
}
