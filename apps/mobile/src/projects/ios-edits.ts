import { OLDEST_IOS } from '@wohlauf/contract/values/supported-browsers'
import type { Shell } from '../flavour.ts'
import { type Edits, replaceExactly } from './edits.ts'
import { nightPathOf } from './pictures.ts'

const editInfo = (text: string, { name, scheme }: Shell): string => {
  const edits: [from: string, to: string][] = [
    [
      '<key>CFBundleDevelopmentRegion</key>\n\t<string>en</string>',
      '<key>CFBundleDevelopmentRegion</key>\n\t<string>de</string>\n\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>de</string>\n\t</array>',
    ],
    ['<string>armv7</string>', '<string>arm64</string>'],
    [
      '\t<key>LSRequiresIPhoneOS</key>\n',
      `\t<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>${scheme}</string>
			</array>
		</dict>
	</array>
	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>
	<key>NSCameraUsageDescription</key>
	<string>${name} nutzt die Kamera, wenn du ein Foto aufnehmen möchtest, zum Beispiel von deiner Mahlzeit oder vom QR-Code deiner Einladung.</string>
	<key>NSPhotoLibraryUsageDescription</key>
	<string>${name} öffnet deine Fotos, wenn du eines auswählen möchtest, zum Beispiel für dein Ernährungstagebuch.</string>
	<key>NSPhotoLibraryAddUsageDescription</key>
	<string>${name} legt ein Bild nur dann in deinen Fotos ab, wenn du es dort sichern möchtest.</string>
	<key>LSRequiresIPhoneOS</key>
`,
    ],
  ]
  return edits.reduce((edited, [from, to]) => replaceExactly(edited, from, to), text)
}

/** An entry of the project for a file that the template does not have; the ids are any unused ones. */
const PRIVACY = { file: 'F0A1C0DE0000000000000001', build: 'F0A1C0DE0000000000000002' }
const ENTITLEMENTS = 'F0A1C0DE0000000000000003'

const editProject = (text: string, { version, buildNumber }: Shell): string => {
  const edits: [from: string, to: string, times?: number][] = [
    [
      '/* End PBXBuildFile section */',
      `\t\t${PRIVACY.build} /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = ${PRIVACY.file} /* PrivacyInfo.xcprivacy */; };\n/* End PBXBuildFile section */`,
    ],
    [
      '/* End PBXFileReference section */',
      `\t\t${PRIVACY.file} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };
		${ENTITLEMENTS} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };
/* End PBXFileReference section */`,
    ],
    [
      '\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n',
      `\t\t\t\t504EC3131FED79650016851F /* Info.plist */,
				${PRIVACY.file} /* PrivacyInfo.xcprivacy */,
				${ENTITLEMENTS} /* App.entitlements */,
`,
    ],
    [
      '\t\t\t\t2FAD9763203C412B000D30F8 /* config.xml in Resources */,\n',
      `\t\t\t\t2FAD9763203C412B000D30F8 /* config.xml in Resources */,
				${PRIVACY.build} /* PrivacyInfo.xcprivacy in Resources */,
`,
    ],
    ['developmentRegion = en;', 'developmentRegion = de;'],
    ['knownRegions = (\n\t\t\t\ten,\n', 'knownRegions = (\n\t\t\t\tde,\n'],
    [
      '\t\t\t\tCODE_SIGN_STYLE = Automatic;\n',
      '\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tCODE_SIGN_STYLE = Automatic;\n',
      2,
    ],
    ['IPHONEOS_DEPLOYMENT_TARGET = 15.0;', `IPHONEOS_DEPLOYMENT_TARGET = ${OLDEST_IOS};`, 4],
    ['CURRENT_PROJECT_VERSION = 1;', `CURRENT_PROJECT_VERSION = ${buildNumber};`, 2],
    ['MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${version};`, 2],
  ]
  return edits.reduce((edited, [from, to, times]) => replaceExactly(edited, from, to, times), text)
}

/** Passes the device's address for push messages, or the error, to the plugin. */
const PUSH_CALLBACKS = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
}
`

/**
 * What Android's rules say for its backups. A folder's mark holds for all that is in it; the folders are made here
 * because the web view makes its own only later.
 */
const KEEP_OUT_OF_BACKUPS = `
    /// Preferences have the session, the web view's storage has a diary: neither leaves the device.
    private func keepOutOfBackups() {
        let files = FileManager.default
        guard let library = files.urls(for: .libraryDirectory, in: .userDomainMask).first else { return }
        for name in ["Application Support", "Cookies", "HTTPStorages", "Preferences", "WebKit"] {
            var folder = library.appendingPathComponent(name, isDirectory: true)
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            do {
                try files.createDirectory(at: folder, withIntermediateDirectories: true)
                try folder.setResourceValues(values)
            } catch {
                CAPLog.print("\\(name) may get into a backup:", error.localizedDescription)
            }
        }
    }
`

/** Names a picture for the night beside each one of the launch screen. */
const addNightPictures = (text: string): string => {
  const { images, info } = JSON.parse(text) as { images: { filename: string }[]; info: object }
  const appearances = [{ appearance: 'luminosity', value: 'dark' }]
  const ofNight = images.map((image) => ({
    ...image,
    appearances,
    filename: nightPathOf(`ios/${image.filename}`).slice(4),
  }))
  return `${JSON.stringify({ images: [...images, ...ofNight], info }, null, 2)}\n`
}

/** Files of the template, below `ios`, and their edits. */
export const IOS_EDITS: Edits = {
  'App/App/Assets.xcassets/Splash.imageset/Contents.json': addNightPictures,
  'App/App/Info.plist': editInfo,
  'App/App.xcodeproj/project.pbxproj': editProject,
  'App/App/AppDelegate.swift': (text) => {
    const edits: [from: string, to: string][] = [
      [
        '        // Override point for customization after application launch.\n',
        '        keepOutOfBackups()\n',
      ],
      [
        '        return config\n    }\n}\n',
        `        return config\n    }\n${KEEP_OUT_OF_BACKUPS}${PUSH_CALLBACKS}`,
      ],
    ]
    return edits.reduce((edited, [from, to]) => replaceExactly(edited, from, to), text)
  },
}

/**
 * Rights for push messages, and the hosts whose links open and whose passwords are filled in. Xcode turns
 * "development" into "production" when it exports.
 */
export const entitlementsOf = ({ hosts }: Shell): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>development</string>
	<key>com.apple.developer.associated-domains</key>
	<array>
${hosts.flatMap((host) => [`applinks:${host}`, `webcredentials:${host}`].map((domain) => `\t\t<string>${domain}</string>`)).join('\n')}
	</array>
</dict>
</plist>
`
