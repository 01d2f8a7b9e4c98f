/** Has the browser load its date and number formatters while the order is under way. */
import { formatTime, relativeDay } from '../format/dates.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { nextTask } from './later.ts'

/** The first formatter of a page takes as long as rendering it, because the browser goes through all of its locales. */
export async function warmFormats(l: Localizer): Promise<void> {
  try {
    // The order's request is sent by then: earlier, this would delay the answer with the session.
    await l.loaded()
    Intl.DateTimeFormat.supportedLocalesOf('en')
    await nextTask()
    const lang = l.lang()
    formatTime('2000-01-01', lang)
    relativeDay('2000-01-01', lang, new Date())
    l.money(0)
  } catch {
    // Without words, the desk shows no dates either.
  }
}
