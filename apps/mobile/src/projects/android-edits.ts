import { ANDROID_CHANNEL } from '@wohlauf/contract/values/notification-channel'
import type { Shell } from '../flavour.ts'
import { type Edits, replaceExactly } from './edits.ts'
import { LINK_PREFIXES } from './link-prefixes.ts'

/**
 * ShortcutBadger, which the badge plugin brings, requests the permissions of ten launchers. Since Android 8 a
 * launcher derives the badge from the notifications themselves, and a store's page would list them all.
 */
const BADGE_PERMISSIONS = [
  'com.sec.android.provider.badge.permission.READ',
  'com.sec.android.provider.badge.permission.WRITE',
  'com.htc.launcher.permission.READ_SETTINGS',
  'com.htc.launcher.permission.UPDATE_SHORTCUT',
  'com.sonyericsson.home.permission.BROADCAST_BADGE',
  'com.sonymobile.home.permission.PROVIDER_INSERT_BADGE',
  'com.anddoes.launcher.permission.UPDATE_COUNT',
  'com.majeur.launcher.permission.UPDATE_BADGE',
  'com.huawei.android.launcher.permission.CHANGE_BADGE',
  'com.huawei.android.launcher.permission.READ_SETTINGS',
  'com.huawei.android.launcher.permission.WRITE_SETTINGS',
  'android.permission.READ_APP_BADGE',
  'com.oppo.launcher.permission.READ_SETTINGS',
  'com.oppo.launcher.permission.WRITE_SETTINGS',
  'com.vivo.notification.permission.BADGE_ICON',
  'me.everything.badger.permission.BADGE_COUNT_READ',
  'me.everything.badger.permission.BADGE_COUNT_WRITE',
]

const linkFilters = ({ hosts }: Shell): string => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
${hosts.map((host) => `                <data android:host="${host}" />`).join('\n')}
${LINK_PREFIXES.map((prefix) => `                <data android:pathPrefix="${prefix}" />`).join('\n')}
            </intent-filter>

            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="@string/custom_url_scheme" />
            </intent-filter>
`

const editManifest = (text: string, shell: Shell): string => {
  const edits: [from: string, to: string][] = [
    [
      'xmlns:android="http://schemas.android.com/apk/res/android">',
      'xmlns:android="http://schemas.android.com/apk/res/android"\n    xmlns:tools="http://schemas.android.com/tools">',
    ],
    [
      'android:allowBackup="true"',
      [
        'android:allowBackup="false"',
        'android:dataExtractionRules="@xml/data_extraction_rules"',
        'android:fullBackupContent="@xml/full_backup_content"',
        'android:usesCleartextTraffic="false"',
      ].join('\n        '),
    ],
    ['</intent-filter>\n', `</intent-filter>\n${linkFilters(shell)}`],
    [
      '        <provider\n',
      `        <meta-data
            android:name="com.google.firebase.messaging.default_notification_icon"
            android:resource="@drawable/ic_notification" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_color"
            android:resource="@color/ic_launcher_background" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_channel_id"
            android:value="${ANDROID_CHANNEL}" />

        <provider
`,
    ],
    [
      '    <uses-permission android:name="android.permission.INTERNET" />\n',
      `    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />

    <!-- Of the library for badges, for launchers before Android 8. -->
${BADGE_PERMISSIONS.map((name) => `    <uses-permission android:name="${name}" tools:node="remove" />`).join('\n')}
`,
    ],
  ]
  return edits.reduce((edited, [from, to]) => replaceExactly(edited, from, to), text)
}

/** Files of the template, below `android`, and their edits. */
export const ANDROID_EDITS: Edits = {
  'app/src/main/AndroidManifest.xml': editManifest,
  'app/build.gradle': (text, { version, buildNumber }) =>
    replaceExactly(
      replaceExactly(text, 'versionCode 1\n', `versionCode ${buildNumber}\n`),
      'versionName "1.0"',
      `versionName "${version}"`,
    ),
  'app/src/main/res/values/strings.xml': (text, { applicationId, scheme }) =>
    replaceExactly(
      text,
      `<string name="custom_url_scheme">${applicationId}</string>`,
      `<string name="custom_url_scheme">${scheme}</string>`,
    ),
  'app/src/main/res/values/ic_launcher_background.xml': (text, { colours }) =>
    replaceExactly(text, '#FFFFFF', colours.brand),
  // Since Android 12 the system draws the launch screen, and shows no picture but an icon.
  'app/src/main/res/values/styles.xml': (text) =>
    replaceExactly(
      // Old web views leave room for the system's bars, which shows the window.
      replaceExactly(
        text,
        '        <item name="android:background">@null</item>\n',
        `        <item name="android:background">@null</item>
        <item name="android:windowBackground">@color/page_background</item>
`,
      ),
      '        <item name="android:background">@drawable/splash</item>\n',
      `        <item name="android:background">@drawable/splash</item>
        <item name="windowSplashScreenBackground">@color/ic_launcher_background</item>
        <item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
`,
    ),
}

/** Files of the template: tests of an example, and the drawing of an icon that pictures replace. */
export const ANDROID_REMOVALS = [
  'app/src/androidTest',
  'app/src/test',
  'app/src/main/res/drawable-v24',
  'app/src/main/res/drawable/ic_launcher_background.xml',
]

/**
 * Android keeps the intent that started a task, with a pressed link or a tapped message, and starts the
 * activity with it again: after its process was ended, and when the ended app is opened from the recent ones.
 * The first has a saved state, the second a flag.
 */
export const mainActivityOf = ({ applicationId }: Shell): string => `package ${applicationId};

import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        boolean isFromHistory = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (savedInstanceState != null || isFromHistory) {
            // The intent was handled by an earlier start: Capacitor would pass its link and its message on again.
            setIntent(new Intent(Intent.ACTION_MAIN));
        }
        super.onCreate(savedInstanceState);
        colourUnpaintedPage();
    }

    @Override
    public void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        colourUnpaintedPage();
    }

    /** Capacitor's own setting has one colour for day and night. */
    private void colourUnpaintedPage() {
        // Capacitor shows a message if the device has no web view.
        if (getBridge() != null) {
            getBridge().getWebView().setBackgroundColor(getColor(R.color.page_background));
        }
    }
}
`

/** Replaces Capacitor's blue and pink, and adds ours. */
export const coloursOf = ({ colours }: Shell): string => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">${colours.brand}</color>
    <color name="colorPrimaryDark">${colours.brand}</color>
    <color name="colorAccent">${colours.brand}</color>
    <color name="page_background">${colours.background}</color>
</resources>
`

/** The colours that differ where the device is set to dark. */
export const coloursAtNightOf = ({ colours }: Shell): string => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="page_background">${colours.backgroundAtNight}</color>
</resources>
`
