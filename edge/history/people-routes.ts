/** `/api/v1/journal/people/{id}`: what is kept of a member of the merchant's staff, and how it is taken out. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type { JournalPerson } from '../../shared/domain/journal/journal.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { journalLimits, userLimits } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { personTextReason } from '../../shared/domain/values/text.rules.ts'
import { objectStub, type Repeats } from '../config/object-stub.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { wrong } from '../http/query.ts'
import { sentParts } from '../http/sent-parts.ts'
import { allShards, headOf, journalOf } from '../journal/journal-of.ts'
import { sessionSubject } from '../journal/letter.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { doerOf } from '../sessions/requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { endSessions } from '../sessions/ending.ts'

const PATH = '/api/v1/journal/people/:id'

/** What is asked of the closed days, whose folder is a route of its own. */
interface ClosingCounter {
  countOf(person: string): number
}
const repeats: Repeats<ClosingCounter> = { countOf: 'again' }

export const peopleRoutes = new Hono<EdgeContext>()
  .get(PATH, requireSession(), async (c) => {
    const asked = askedOf(c, [])
    if (!asked.ok) return problem(c, asked.reason)
    const { merchantId, id } = asked.value
    const person = await headOf(c.env, merchantId).person(id)
    const subject = sessionSubject(id)
    const [parts, closings] = await Promise.all([
      Promise.all(allShards().map((shard) => journalOf(c.env, merchantId, shard).keptOf(id, subject))),
      objectStub<ClosingCounter>('DayClosings', c.env.CLOSINGS, merchantId, repeats).countOf(id),
    ])
    const instants = (which: 'first' | 'last') => parts.map((part) => part[which]).filter((at) => at !== null)
    const [first, last] = [instants('first'), instants('last')]
    const kept: JournalPerson = {
      id,
      ...(person?.name && { name: person.name }),
      ...(person?.isPseudonym && { isPseudonym: true }),
      ...(typeof person?.erasedAt === 'number' && { erasedAt: new Date(person.erasedAt).toISOString() }),
      entries: parts.reduce((sum, { entries }) => sum + entries, 0),
      ...(first.length > 0 && { first: new Date(Math.min(...first)).toISOString() }),
      ...(last.length > 0 && { last: new Date(Math.max(...last)).toISOString() }),
      closings,
    }
    return c.body(stringifyJson(kept), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
  })
  .delete(PATH, requireSession(), async (c) => {
    const asked = askedOf(c, ['pseudonym'])
    if (!asked.ok) return problem(c, asked.reason)
    const { merchantId, id, pseudonym } = asked.value
    await headOf(c.env, merchantId).erase(id, pseudonym)
    // A session that is open shows its name to others who have the order open.
    await endSessions(c.env, merchantId, { kind: 'user', id }, doerOf(c))
    return c.body(null, 204)
  })

interface Asked {
  merchantId: string
  id: string
  /** Empty if there is none. */
  pseudonym: string
}

function askedOf(c: Context<EdgeContext>, taken: readonly string[]): Result<Asked, ProblemReason> {
  const { merchantId, orderId, ...requester } = c.get('session')
  const refused = refusedByRequester(requester, 'journal.people', undefined)
  if (refused) return refuse(refused)
  // People are the whole merchant's.
  if (orderId !== undefined) return refuse({ code: 'order-outside-session' })
  const id = sentParts(c.req.url)[4] ?? ''
  if (personTextReason(id, userLimits)) {
    return wrong('id', `id must be the id of a user, of 1 to ${userLimits.maxLength} characters.`)
  }
  const query = c.req.queries()
  const other = Object.keys(query).find((name) => !taken.includes(name) || query[name]!.length > 1)
  if (other !== undefined) return wrong(other, `${other} is not taken, or given twice.`)
  const [pseudonym = ''] = query['pseudonym'] ?? []
  if (query['pseudonym'] && personTextReason(pseudonym, journalLimits.pseudonym)) {
    return wrong('pseudonym', `pseudonym must have 1 to ${journalLimits.pseudonym.maxLength} characters.`)
  }
  return ok({ merchantId, id, pseudonym })
}
