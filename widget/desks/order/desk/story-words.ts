import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { Localizer } from '../../../locales/localizer.ts'

/** Who made the write. */
export function whoWords({ who }: HistoryEntry, l: Localizer): string {
  return who.kind === 'server' ? l.term('historyServer', who.name) : who.name
}
