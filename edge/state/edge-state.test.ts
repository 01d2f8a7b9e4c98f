/** The identity of the state: in the folder beside it, and at the edge's own address. */
import { env as bindings } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { exposition } from '../metrics/exposition.ts'
import { ask, asServer, bodyOf, env } from '../testing/edge.ts'
import { changeState, MemoryFolder, stateObject } from '../testing/state.ts'
import { EdgeState } from './edge-state.ts'
import { type Answering, lockText, type StateView } from './state-view.ts'

afterEach(() => {
  vi.restoreAllMocks()
  config.publicUrl = undefined
})

/** A process with this folder, on the state of this name; a new one each time. */
function atProcess<Value>(
  state: string,
  folder: MemoryFolder,
  use: (edge: EdgeState, storage: DurableObjectStorage) => Promise<Value>,
): Promise<Value> {
  return runInDurableObject(env.STATE.getByName(state), (_, inner) => {
    const SEEN = folder as unknown as Fetcher
    return use(new EdgeState(inner, { ...(bindings as unknown as Env), SEEN }), inner.storage)
  })
}

const start = (state: string, folder: MemoryFolder): Promise<StateView> =>
  atProcess(state, folder, (edge) => edge.view())

/** Puts the state back to what it was, as a restored backup. */
async function backUp(state: string): Promise<() => Promise<void>> {
  const folder = new MemoryFolder()
  const [row] = await atProcess(state, folder, (_, { sql }) =>
    Promise.resolve(sql.exec('SELECT * FROM state').toArray()),
  )
  const columns = Object.keys(row!)
  return () =>
    atProcess(state, folder, (_, { sql }) => {
      sql.exec('DELETE FROM state')
      const marks = columns.map(() => '?').join()
      sql.exec(`INSERT INTO state (${columns.join()}) VALUES (${marks})`, ...Object.values(row!))
      return Promise.resolve()
    })
}

describe('the folder beside the state', () => {
  it('has what was served last, and a restart goes on', async () => {
    const folder = new MemoryFolder()
    const first = await start('one', folder)
    expect(first).toEqual({ name: expect.stringMatching(/^[0-9a-f]{16}$/), epoch: 1, keyMark: '' })
    expect(folder.seen).toEqual({ state: first.name, beats: 1 })
    expect(await start('one', folder)).toEqual(first)
    expect(folder.seen).toEqual({ state: first.name, beats: 2 })
  })

  it('shows that a state is older than what was served, until an operator has said so', async () => {
    const folder = new MemoryFolder()
    const { name } = await start('older', folder)
    const restore = await backUp('older')
    await start('older', folder)
    await restore()
    expect((await start('older', folder)).lock).toEqual({ why: 'older' })
    expect(folder.seen).toEqual({ state: name, beats: 2 })

    folder.tell('restored')
    const { lock, epoch, keyMark, restoredAt } = await start('older', folder)
    expect([lock, epoch]).toEqual([undefined, 2])
    expect(keyMark).toMatch(/^[0-9a-f]{8}$/)
    expect(Math.abs(restoredAt! - Date.now())).toBeLessThan(60_000)
    // It counts on from what was seen: 2, and this start.
    expect(folder.seen).toEqual({ state: name, beats: 3 })
    expect([...folder.files.keys()]).toEqual(['/seen.json'])
    expect((await start('older', folder)).epoch).toBe(2)
  })

  it('gives each restore another mark, also if the same backup is restored twice', async () => {
    const folder = new MemoryFolder()
    await start('twice', folder)
    const restore = await backUp('twice')
    const marks = []
    for (const _ of [1, 2]) {
      await restore()
      folder.tell('restored')
      marks.push((await start('twice', folder)).keyMark)
    }
    expect(new Set(marks).size).toBe(2)
  })

  it('shows that another state was served, and takes it over when told', async () => {
    const folder = new MemoryFolder()
    const { name } = await start('former', folder)
    expect((await start('latter', folder)).lock).toEqual({ why: 'other', other: name })
    folder.tell('settled')
    const taken = await start('latter', folder)
    expect(taken).toEqual({
      name: taken.name,
      epoch: 2,
      keyMark: expect.stringMatching(/^[0-9a-f]{8}$/),
      lastRestore: expect.any(Number),
    })
    expect((await start('former', folder)).lock).toEqual({ why: 'other', other: taken.name })
  })

  it('ends the lost time when an operator says that nobody repeats anything', async () => {
    const folder = new MemoryFolder()
    folder.tell('restored')
    const { restoredAt, keyMark, lastRestore } = await start('settled', folder)
    expect([restoredAt, lastRestore]).toEqual([expect.any(Number), restoredAt])
    folder.tell('settled')
    const settled = await start('settled', folder)
    expect(settled).toEqual({ name: settled.name, epoch: 3, keyMark, lastRestore })
    folder.tell('restored')
    expect((await start('settled', folder)).restoredAt).toBeDefined()
  })

  it.each(['older', 'as old as what was served'])(
    'knows of a restore that is told with nothing but that nobody repeats anything: the state is %s',
    async (age) => {
      const folder = new MemoryFolder()
      await start(age, folder)
      const restore = await backUp(age)
      if (age === 'older') await start(age, folder)
      await restore()
      if (age === 'older') folder.tell('settled')
      else folder.files.set('/told.json', JSON.stringify({ id: 'one', act: 'settled', isRestore: true }))
      const { lock, keyMark, restoredAt, lastRestore } = await start(age, folder)
      expect([lock, restoredAt, lastRestore]).toEqual([undefined, undefined, expect.any(Number)])
      expect(keyMark).toMatch(/^[0-9a-f]{8}$/)
    },
  )

  it('never lets a state serve that was moved away, nor another one in its place', async () => {
    const folder = new MemoryFolder()
    await start('moved', folder)
    folder.tell('moved')
    for (const state of ['moved', 'moved', 'put there later'])
      expect((await start(state, folder)).lock).toEqual({ why: 'moved' })
    folder.tell('restored')
    expect((await start('moved', folder)).lock).toEqual({ why: 'moved' })
  })

  it('never lets a state serve while a restore that was cut off has replaced a part of it', async () => {
    const folder = new MemoryFolder()
    await start('half restored', folder)
    folder.tell('restoring')
    for (const state of ['half restored', 'half restored', 'all restored']) {
      const { name, lock } = await start(state, folder)
      expect(lock).toEqual({ why: 'restoring' })
      expect(lockText({ name }, lock!)).toContain('restore again')
    }
    folder.tell('restored')
    expect((await start('all restored', folder)).lock).toBeUndefined()
  })

  it('takes a moved state on which an edge was started during its restore, once that has ended', async () => {
    const folder = new MemoryFolder()
    await start('a state to replace', folder)
    folder.tell('restoring')
    expect((await start('arrives slowly', folder)).lock).toEqual({ why: 'restoring' })
    folder.tell('arrived')
    const { lock, epoch, restoredAt } = await start('arrives slowly', folder)
    expect([lock, epoch, restoredAt]).toEqual([undefined, 2, undefined])
  })

  it('keeps the lock of a state that may lack writes, also if an edge is started during its restore', async () => {
    const former = new MemoryFolder()
    await start('locked and restored', former)
    const restore = await backUp('locked and restored')
    await start('locked and restored', former)
    await restore()
    await start('locked and restored', former)
    const folder = new MemoryFolder()
    for (const act of ['restoring', 'arrived']) {
      folder.tell(act)
      expect((await start('locked and restored', folder)).lock).toEqual({ why: 'older' })
    }
  })

  it('never lets a state serve that was moved away, because a backup was to replace it', async () => {
    const folder = new MemoryFolder()
    await start('moved and not replaced', folder)
    folder.tell('moved')
    await start('moved and not replaced', folder)
    folder.tell('restoring')
    await start('moved and not replaced', folder)
    folder.tell('restored')
    expect((await start('moved and not replaced', folder)).lock).toEqual({ why: 'moved' })
  })

  it('takes a state that arrives without a lost time, and the same copy a second time not', async () => {
    const folder = new MemoryFolder()
    await start('of a fresh server', folder)
    await start('arrives', new MemoryFolder())
    const arriveAgain = await backUp('arrives')
    folder.tell('arrived')
    const { lock, epoch, restoredAt } = await start('arrives', folder)
    expect([lock, epoch, restoredAt]).toEqual([undefined, 2, undefined])
    await start('arrives', folder)
    await arriveAgain()
    folder.tell('arrived')
    expect((await start('arrives', folder)).lock).toEqual({ why: 'older' })
  })

  it('keeps a state locked that did not serve at its former place, when it arrives and after that', async () => {
    const former = new MemoryFolder()
    await start('locked and moved', former)
    const restore = await backUp('locked and moved')
    await start('locked and moved', former)
    await restore()
    expect((await start('locked and moved', former)).lock).toEqual({ why: 'older' })

    const folder = new MemoryFolder()
    await start('a fresh server', folder)
    folder.tell('arrived')
    for (const _ of [1, 2]) {
      const { lock, epoch } = await start('locked and moved', folder)
      expect([lock, epoch]).toEqual([{ why: 'older' }, 1])
    }
    folder.tell('restored')
    const { lock, epoch, restoredAt } = await start('locked and moved', folder)
    expect([lock, epoch, typeof restoredAt]).toEqual([undefined, 2, 'number'])
  })

  it('takes a state that was started at its former place while it was moved', async () => {
    const former = new MemoryFolder()
    await start('moved meanwhile', former)
    former.tell('moved')
    expect((await start('moved meanwhile', former)).lock).toEqual({ why: 'moved' })
    const folder = new MemoryFolder()
    await start('a new server', folder)
    folder.tell('arrived')
    const { lock, epoch, restoredAt } = await start('moved meanwhile', folder)
    expect([lock, epoch, restoredAt]).toEqual([undefined, 2, undefined])
  })

  it('follows what was told once, although the process ended before it could say so', async () => {
    const folder = new MemoryFolder()
    await start('cut off', folder)
    folder.tell('restored', 'one')
    folder.isFull = true
    expect((await start('cut off', folder)).epoch).toBe(2)
    expect(folder.files.has('/told.json')).toBe(true)
    folder.isFull = false
    const { epoch, lock } = await start('cut off', folder)
    expect([epoch, lock]).toEqual([2, undefined])
    expect(folder.files.has('/told.json')).toBe(false)
  })

  it('follows what is told while it still follows what was told before', async () => {
    const folder = new MemoryFolder()
    await start('told twice', folder)
    folder.tell('settled')
    // The count is noted after the first was followed, and before it is forgotten.
    const note = folder.fetch.bind(folder)
    const fetched = vi.spyOn(folder, 'fetch').mockImplementation((address, init) => {
      if (init?.method === 'PUT') folder.tell('restored')
      return note(address, init)
    })
    expect(await start('told twice', folder)).toMatchObject({ epoch: 2 })
    fetched.mockRestore()
    expect(await start('told twice', folder)).toMatchObject({ epoch: 3, restoredAt: expect.any(Number) })
    expect([...folder.files.keys()]).toEqual(['/seen.json'])
  })

  it('stops nothing when it cannot be read or written', async () => {
    const folder = new MemoryFolder()
    folder.files.set('/seen.json', '{')
    folder.files.set('/told.json', '[]')
    folder.isFull = true
    expect((await start('broken', folder)).lock).toBeUndefined()
  })
})

describe("the edge's own address", () => {
  /** Answers there as this edge, or as another one. */
  const answersAs = (other?: Partial<Answering>) => {
    config.publicUrl = 'https://edge.example'
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      expect(address).toBe('https://edge.example/state')
      if (other === undefined) throw new Error('Network connection lost.')
      return Response.json(other)
    })
  }
  const another = { state: '0123456789abcdef', epoch: 4, run: crypto.randomUUID() }

  it('is served by the edge itself', async () => {
    const folder = new MemoryFolder()
    await atProcess('itself', folder, async (edge) => {
      answersAs(edge.who())
      expect((await edge.view()).lock).toBeUndefined()
    })
  })

  it('shows another edge, and a process on a copy of the state', async () => {
    answersAs(another)
    expect((await start('green', new MemoryFolder())).lock).toEqual({
      why: 'address',
      other: another.state,
      epoch: 4,
    })
    vi.restoreAllMocks()
    const copied = await atProcess('copied', new MemoryFolder(), (edge) => Promise.resolve(edge.who()))
    answersAs(copied)
    expect((await start('copied', new MemoryFolder())).lock).toMatchObject({
      why: 'address',
      other: copied.state,
    })
  })

  it('keeps the lock when the other edge is gone, until an operator has decided', async () => {
    const folder = new MemoryFolder()
    answersAs(another)
    await start('kept', folder)
    vi.restoreAllMocks()
    answersAs()
    expect((await start('kept', folder)).lock).toMatchObject({ why: 'address' })
    folder.tell('restored')
    expect((await start('kept', folder)).lock).toBeUndefined()
  })

  it('is looked at again while the edge runs', async () => {
    await atProcess('later', new MemoryFolder(), async (edge) => {
      answersAs(edge.who())
      expect((await edge.view()).lock).toBeUndefined()
      vi.restoreAllMocks()
      answersAs(another)
      await edge.alarm()
      expect((await edge.view()).lock).toMatchObject({ why: 'address' })
    })
  })

  it.each([
    ['nothing', undefined],
    ['another service', { status: 'up' }],
    ['a state of another form', { ...another, state: '<b>' }],
  ])('stops nothing while %s answers there', async (_, other) => {
    answersAs(other as Partial<Answering>)
    expect((await start('alone', new MemoryFolder())).lock).toBeUndefined()
  })
})

it('everybody can ask which state serves, and learns no more', async () => {
  const answer = await ask('/state')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const { state, epoch, run, ...more } = (await bodyOf(answer)) as Answering
  expect([state, epoch, more]).toEqual([(await stateObject().who()).state, 1, {}])
  expect(run).toMatch(/^[0-9a-f-]{36}$/)
})

it('an edge with a locked state tells Prometheus so, also after a restart, until it serves', async () => {
  const folder = new MemoryFolder()
  const isLocked = () => exposition().includes('order_admin_locked{why="state"} 1\n')
  await start('seen before', folder)
  expect(isLocked()).toBe(false)
  await start('put there', folder)
  expect(isLocked()).toBe(true)
  await start('elsewhere', new MemoryFolder())
  expect(isLocked()).toBe(false)
  // The next process finds the lock in the state, and logs nothing.
  await atProcess('put there', folder, (edge) => edge.alarm())
  expect(isLocked()).toBe(true)
  folder.tell('settled')
  await start('put there', folder)
  expect(isLocked()).toBe(false)
})

it('an edge with a locked state serves nobody, and says what to do', async () => {
  const lock = JSON.stringify({ why: 'older' })
  await changeState('UPDATE state SET lock = ?', lock)
  for (const path of ['/session', '/api/v1/orders/8906810', '/readyz']) {
    const answer = await asServer(path)
    expect([path, answer.status, await bodyOf(answer)]).toEqual([
      path,
      503,
      expect.objectContaining({
        code: 'state-locked',
        detail: expect.stringContaining('order-admin-edge restored'),
      }),
    ])
  }
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/state')).status).toBe(200)
  await changeState('UPDATE state SET lock = NULL')
  expect((await asServer('/session')).status).toBe(200)
})
