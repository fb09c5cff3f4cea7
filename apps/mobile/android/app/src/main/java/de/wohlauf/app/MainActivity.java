package de.wohlauf.app;

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
