/** What the package `order-admin-sandbox` exports. */
export { connectSandbox, createSandbox } from './sandbox.ts'
