package de.wohlauf.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
