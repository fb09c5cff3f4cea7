import { readFileSync } from 'node:fs'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'

export const ANDROID = 'http://schemas.android.com/apk/res/android'
export const TOOLS = 'http://schemas.android.com/tools'

/** @throws when the file is not well-formed XML */
export const readXml = (path: string): Document =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${path}: ${level}: ${message}`)
    },
  }).parseFromString(readFileSync(path, 'utf8'), 'text/xml')

/** All elements of a name below another one, in their order. */
export const elements = (parent: Document | Element, name: string): Element[] =>
  Array.from(parent.getElementsByTagName(name))

/** An attribute of Android's, such as `name` of `android:name`. */
export const android = (element: Element, name: string): string | null =>
  element.getAttributeNS(ANDROID, name)

/** Whether merging manifests removes the element, regardless of the libraries. */
export const isRemoved = (element: Element): boolean => element.getAttributeNS(TOOLS, 'node') === 'remove'
