declare module 'xcode' {
  type Section = Record<string, Record<string, unknown>>
  class Project {
    constructor(path: string)
    parseSync(): this
    hash: { project: { objects: Record<string, Section> } }
  }
  const xcode: { project(path: string): Project }
  export default xcode
}
