/*
 * A window of WebKitGTK that WebDriver controls, for `gjs -m`. Its own argument is the folder for its data:
 * MiniBrowser, which comes with the driver, stores nothing on the disk while it is controlled.
 */
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { programArgs } from 'system'

const [folder] = programArgs

// The driver ends it without waiting for its end.
GLib.file_set_contents(`${folder}/pid`, String(new Gio.Credentials().get_unix_pid()))

Gtk.init(null)
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
})
context.set_automation_allowed(true)
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true })
    const window = new Gtk.Window({ default_width: 1280, default_height: 800 })
    window.add(view)
    window.connect('destroy', Gtk.main_quit)
    window.show_all()
    return view
  })
})
Gtk.main()
