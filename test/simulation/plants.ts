/**
 * Ways to be wrong: each is one change of the sources that compiles, and that a tired developer could make. The
 * simulation must find every one of them.
 */
import type { Plant } from './bundle.ts'

const engine = 'edge/desk/write-once'
const orders = 'edge/order-desk'

/** With the first seed that finds it, if that is early: the long run searches for the others. */
interface FindablePlant extends Plant {
  seed?: number
}

export const plants: readonly FindablePlant[] = [
  {
    name: 'an intent is stored after the call',
    file: `${engine}/write-once.ts`,
    find: "        await sync()\n        return { after: 'begin', write }",
    put: "        return { after: 'begin', write }",
  },
  {
    name: 'an intent is not stored at all until something is known of it',
    file: `${engine}/protocol.ts`,
    find: 'return lookAt({ write: knowing(write, reply.known), isAwaited: true }, true)',
    put: 'return lookAt({ write: knowing(write, reply.known), isAwaited: true }, false)',
  },
  {
    name: 'a key is not looked up',
    file: `${engine}/write-once.ts`,
    find: 'known: asked.key === undefined ? undefined : log.find(asked.key)',
    put: 'known: undefined',
  },
  {
    name: 'a key is compared by its first digit',
    file: `${engine}/write-log.ts`,
    find: "this.#select('WHERE key = ?', key)[0]",
    put: "this.#select('WHERE substr(key, 1, 1) = substr(?, 1, 1)', key)[0]",
  },
  {
    name: 'an open write does not hold up the next one',
    file: `${engine}/protocol.ts`,
    find: "return open ? end({ tell: 'blocked', by: open }) : then({ ask: 'prepare', asked })",
    put: "return then({ ask: 'prepare', asked })",
  },
  {
    name: 'open writes are not settled before the next one',
    file: `${engine}/write-once.ts`,
    find: 'open: await this.settle(until) }',
    put: 'open: undefined }',
  },
  {
    name: 'the same request counts as another one',
    file: `${engine}/protocol.ts`,
    find: 'if (asked.key !== undefined) return open.key === asked.key',
    put: 'if (asked.key !== undefined) return false',
  },
  {
    name: 'a lost answer is forgotten',
    file: `${engine}/keeping.ts`,
    find: "if (isLost || answer.problem) return 'lost'",
    put: "if (isLost || answer.problem) return 'nothing'",
  },
  {
    name: 'an answer is forgotten as soon as it is sent',
    file: `${engine}/keeping.ts`,
    find: "return answer.body === null ? 'by-request' : 'handed'",
    put: "return 'nothing'",
  },
  {
    name: 'an answer without a body is forgotten before it has left the desk',
    file: `${engine}/keeping.ts`,
    find: "return answer.body === null ? 'by-request' : 'handed'",
    put: "return answer.body === null ? 'nothing' : 'handed'",
  },
  {
    name: "a client's silence counts as its thanks",
    file: 'edge/desk/hand-overs.ts',
    find: 'setTimeout(() => resolve(false), WAIT_MS)',
    put: 'setTimeout(() => resolve(true), WAIT_MS)',
  },
  {
    name: 'another client with the same content gets the answer',
    file: `${engine}/write-log.ts`,
    find: "'WHERE key IS NULL AND ifnull(caller, ?1) = ?1 AND content = ?2",
    put: "'WHERE key IS NULL AND ?1 = ?1 AND content = ?2",
  },
  {
    name: 'answers under a key are forgotten after ten minutes',
    file: `${engine}/write-log.ts`,
    find: 'const KEPT_UNTIL = `iif(key IS NULL, lost_until, at + ${KEY_MS})`',
    put: 'const KEPT_UNTIL = `iif(key IS NULL, lost_until, at + ${LOST_MS})`',
  },
  {
    name: 'answers under a key are never forgotten',
    file: `${engine}/write-log.ts`,
    find: 'this.#forget(`intent IS NULL AND ${KEPT_UNTIL} <= ?`, now)',
    put: 'this.#forget(`intent IS NULL AND key IS NULL AND ${KEPT_UNTIL} <= ?`, now)',
  },
  {
    name: 'a write may arrive later than the desk believes',
    file: 'edge/desk/times.ts',
    find: 'return Math.max(IN_FLIGHT_MS, 3 * callMs)',
    put: 'return Math.min(IN_FLIGHT_MS, callMs)',
  },
  {
    name: 'a write that is under way counts as not done',
    file: `${engine}/ruling.ts`,
    find: "if (!answered && age < inFlightMs) return 'open'",
    put: '',
  },
  {
    name: 'an accepted write counts as not done',
    file: `${engine}/ruling.ts`,
    find: "return accepted || shown === 'unclear' ? 'unknown' : 'not-done'",
    put: "return shown === 'unclear' ? 'unknown' : 'not-done'",
  },
  {
    name: 'what cannot be told counts as done',
    file: `${engine}/ruling.ts`,
    find: "return accepted || shown === 'unclear' ? 'unknown' : 'not-done'",
    put: "return accepted ? 'unknown' : shown === 'unclear' ? 'done' : 'not-done'",
  },
  {
    name: 'what cannot be told counts as not done',
    file: `${engine}/ruling.ts`,
    find: "return accepted || shown === 'unclear' ? 'unknown' : 'not-done'",
    put: "return accepted ? 'unknown' : 'not-done'",
  },
  {
    name: 'an order that cannot be read counts as unchanged',
    file: `${engine}/ruling.ts`,
    find: "if (shown === 'unread') return age < KEY_MS ? 'open' : 'unknown'",
    put: "if (shown === 'unread') return 'not-done'",
  },
  {
    name: 'a task that failed counts as done',
    file: `${orders}/follow-task.ts`,
    find: "if (status === 'Failed') return { is: 'failed' }",
    put: "if (status === 'Failed') return { is: 'completed' }",
  },
  {
    name: 'a task under way counts as done',
    file: `${orders}/follow-task.ts`,
    find: "if (status === 'Completed') return",
    put: "if (status === 'Completed' || status === 'InProgress') return",
  },
  {
    name: 'a gateway that gives up counts as a refusal',
    file: 'edge/upstream/failure.ts',
    find: 'return status === 408 || (status >= 502 && status <= 504) || (status >= 520 && status <= 529)',
    put: 'return status === 408',
  },
  {
    name: 'a write is sent again like a read',
    file: 'edge/upstream/send.ts',
    find: "const isRead = request.isRead ?? request.method === 'GET'",
    put: 'const isRead = true',
  },
  {
    name: 'a broken connection means that nothing was sent',
    file: `${orders}/send-write.ts`,
    find: 'if (!sendState.mayBeDone) return neverTaken(sent.reason)',
    put: "if (!sendState.mayBeDone || sent.reason.code === 'provider-unreachable') return neverTaken(sent.reason)",
  },
  {
    name: 'the second call of a write may be done, and counts as the first',
    file: 'edge/upstream/send.ts',
    find: '    if (sendState) sendState.mayBeDone = false\n    await response.body?.cancel()\n    return status === 401 ? REJECTED : refuse(rateLimited(response, Date.now()))\n  } catch (error) {',
    put: '    if (sendState) sendState.mayBeDone = false\n    await response.body?.cancel()\n    return status === 401 ? REJECTED : refuse(rateLimited(response, Date.now()))\n  } catch (error) {\n    if (sendState) sendState.mayBeDone = false',
  },
  {
    name: 'added rows are found by their number alone',
    file: `${orders}/find-outcome.ts`,
    find: 'const left = fresh.filter((row) => wanted.some((want) => sameRow(row, want)))',
    put: 'const left = fresh',
  },
  {
    name: "another system's rows are taken for ours",
    file: `${orders}/find-outcome.ts`,
    find: 'if (left.length !== wanted.length) return unclear',
    put: '',
  },
  {
    name: 'a row of any price is the wanted one',
    file: `${orders}/find-outcome.ts`,
    find: 'const index = left.findIndex((row) => sameRow(row, want))',
    put: 'const index = left.findIndex((row) => row.Name === want.Name)',
  },
  {
    name: 'new rows are never ours',
    file: `${orders}/find-outcome.ts`,
    find: 'if (fresh.length === 0) return hasNewDelivery(before, now) ? unclear : notDone',
    put: 'if (left.length === 0) return hasNewDelivery(before, now) ? unclear : notDone',
  },
  {
    name: 'new rows that were delivered meanwhile count as not added',
    file: `${orders}/find-outcome.ts`,
    find: 'if (fresh.length === 0) return hasNewDelivery(before, now) ? unclear : notDone',
    put: 'if (fresh.length === 0) return notDone',
  },
  {
    name: 'rows that the provider named are not looked for',
    file: `${orders}/find-outcome.ts`,
    find: 'if (ids.every((id) => fresh.includes(id) || delivered.includes(id))) return done([...ids])',
    put: 'if (delivered.length >= 0) return done([...ids])',
  },
  {
    name: 'one changed row of many is enough',
    file: `${orders}/find-outcome.ts`,
    find: 'asWanted &&= is.IsCancelled === cancelled && sameRow(is, want)',
    put: 'asWanted &&= is.IsCancelled === cancelled',
  },
  {
    name: 'a row that was cancelled meanwhile counts as changed',
    file: `${orders}/find-outcome.ts`,
    find: 'asBefore &&= is.IsCancelled === was.IsCancelled && sameRow(is, was)',
    put: 'asBefore &&= sameRow(is, was)',
  },
  {
    name: 'any date is the wanted one',
    file: `${orders}/find-outcome.ts`,
    find: 'if (now.ExpirationDate?.startsWith(write.input.expiryDate)) return done()',
    put: 'if (now.ExpirationDate !== null) return done()',
  },
  {
    name: 'metadata counts as set when its key is there',
    file: `${orders}/find-outcome.ts`,
    find: 'if (Metadata.every(({ Key, Value }) => now.metadata[Key] === Value)) return done()',
    put: 'if (Metadata.every(({ Key }) => now.metadata[Key] !== undefined)) return done()',
  },
  {
    name: 'any new delivery is ours',
    file: `${orders}/find-life-outcome.ts`,
    find: 'const alike = fresh.filter((one) => one.DeliveryAmount === before.expected.amount && isIt(one))',
    put: 'const alike = fresh',
  },
  {
    name: 'a delivery of the same amount is ours, whatever its rows',
    file: `${orders}/find-life-outcome.ts`,
    find: 'one.DeliveryAmount === before.expected.amount && isIt(one))',
    put: 'one.DeliveryAmount === before.expected.amount)',
  },
  {
    name: 'a cancelled total that is higher counts as reached',
    file: `${orders}/find-life-outcome.ts`,
    find: 'if (is === wanted) return done()',
    put: 'if (is >= was) return done()',
  },
  {
    name: 'one cancelled row of many is enough',
    file: `${orders}/find-life-outcome.ts`,
    find: 'if (cancelledOf(ids, now.rows).length === ids.length) return done()',
    put: 'if (ids.length > 0) return done()',
  },
  {
    name: 'the version of the order is not compared',
    file: `${orders}/prepare-write.ts`,
    find: 'if (request.ifMatch && !matchesTag(request.ifMatch, etag)) {',
    put: 'if (request.ifMatch && !matchesTag(request.ifMatch, etag) && request.ifMatch === undefined) {',
  },
  {
    name: 'letters leave their box before the journal has them',
    file: 'edge/journal/courier.ts',
    find: '          for (const id of ids) missed.add(id)',
    put: '          void ids',
  },
  {
    name: 'a letter that waits has no alarm',
    file: 'edge/desk/desk-writes.ts',
    find: 'unresolved: () => [...log.unresolved(), ...log.waiting()],',
    put: 'unresolved: () => log.unresolved(),',
  },
  {
    name: 'the journal takes a letter twice',
    file: 'edge/journal/journal.ts',
    find: '  if (known.length > 0) return\n  const newest',
    put: '  void known\n  const newest',
  },
  {
    name: 'an unknown outcome is not told',
    file: `${engine}/protocol.ts`,
    find: "return end({ tell: 'unknown-yet', by: write }, { do: 'note-unknown', write })",
    put: "return end({ tell: 'unknown-yet', by: write })",
  },
  {
    name: 'a done write is not told',
    file: `${engine}/write-once.ts`,
    find: 'const noted: Noted = ending ? await',
    put: 'const noted: Noted = ending && ending.foundByReading === undefined ? await',
  },
  {
    name: 'a queue forgets its deadline',
    file: 'edge/desk/desk-writes.ts',
    find: 'const until = Date.now() + 2 * config.budgetMs - spentMs',
    put: 'const until = Infinity + spentMs',
  },
  {
    name: 'a write is sent with too little time left',
    file: `${engine}/protocol.ts`,
    find: "return hasTime ? then({ ask: 'begin', asked, intent: prepared.value }) : end({ tell: 'late' })",
    put: "return hasTime || true ? then({ ask: 'begin', asked, intent: prepared.value }) : end({ tell: 'late' })",
  },
  {
    name: 'two writes of an order at once',
    file: 'edge/desk/turns.ts',
    find: '      await before\n',
    put: '',
  },
  {
    name: 'the alarm looks at nothing',
    file: 'edge/order-desk/order-desk.ts',
    find: '    await this.#writes.wake()\n',
    put: '',
  },
  {
    name: 'a migration drops what waits',
    file: 'edge/desk/write-once/write-table.ts',
    find: 'export const lettersColumn = `ALTER TABLE write_log ADD COLUMN letters TEXT;',
    put: 'export const lettersColumn = `ALTER TABLE write_log ADD COLUMN letters TEXT; CREATE TRIGGER gone AFTER INSERT ON write_log BEGIN DELETE FROM write_log; END;',
  },
  {
    name: 'a token of other credentials is used',
    file: 'edge/upstream/send.ts',
    find: 'if (status !== 401 && status !== 429) return await read(response, timed.abort)',
    put: 'if (status !== 429) return await read(response, timed.abort)',
  },
  {
    name: 'expired entries of the journal stay',
    file: 'edge/journal/journal.ts',
    find: "      this.#tables.sql.exec('DELETE FROM entries WHERE place < ?', before)\n",
    put: '',
  },
  {
    name: 'an order is read from memory',
    file: 'edge/order-desk/order-snapshot.ts',
    find: "  const answer = await callForBytes(caller, 'getOrder', { CheckoutOrderId })\n",
    put: "  const memory = globalThis as unknown as Record<string, ReturnType<typeof callForBytes<'getOrder'>>>\n  const answer = await (memory[caller.merchantId] ??= callForBytes(caller, 'getOrder', { CheckoutOrderId }))\n",
  },
]
