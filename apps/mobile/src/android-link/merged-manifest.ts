import { type Element, XMLSerializer } from '@xmldom/xmldom'
import { ANDROID, elements, isRemoved, readXml, TOOLS } from '../projects/read-xml.ts'

/**
 * The app's manifest with those of the plugins, merged as by a build. Libraries from Google's servers are not
 * in it. Attributes younger than Android 10 are omitted, because Debian's aapt2 and framework are of that
 * release: our own `dataExtractionRules`, and `queries` of the plugins.
 */
export const mergedManifest = (
  file: string,
  pluginFiles: readonly string[],
  applicationId: string,
): string => {
  const manifest = readXml(file)
  const root = manifest.documentElement
  const [application] = elements(manifest, 'application')
  if (!root || !application) throw new Error(`${file} has no application.`)

  for (const plugin of pluginFiles.map(readXml)) {
    for (const part of childrenOf(plugin.documentElement)) {
      if (part.tagName === 'queries') continue
      if (part.tagName !== 'application') root.appendChild(manifest.importNode(part, true))
      else for (const inner of childrenOf(part)) application.appendChild(manifest.importNode(inner, true))
    }
  }
  for (const element of elements(manifest, '*')) {
    if (isRemoved(element)) element.parentNode?.removeChild(element)
    for (const attribute of Array.from(element.attributes))
      if (attribute.namespaceURI === TOOLS) element.removeAttributeNode(attribute)
  }
  application.removeAttributeNS(ANDROID, 'dataExtractionRules')
  root.setAttribute('package', applicationId)
  const text = new XMLSerializer().serializeToString(manifest)
  return text.replaceAll('$' + '{applicationId}', applicationId)
}

const childrenOf = (element: Element | null): Element[] =>
  Array.from(element?.childNodes ?? []).filter((node): node is Element => node.nodeType === 1)
