/** The error of a world that ended after its caller was authorized. Between objects, only its message stays. */
const MESSAGE = 'The world has ended.'

export function worldEnded(): Error {
  return new Error(MESSAGE)
}

export function isWorldEnded(error: unknown): boolean {
  return error instanceof Error && error.message === MESSAGE
}
