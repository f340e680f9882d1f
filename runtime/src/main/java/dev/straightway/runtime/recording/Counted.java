package dev.straightway.runtime.recording;

import dev.straightway.runtime.http.handled.CompiledResources;
import dev.straightway.runtime.http.watch.Watch;

/**
 * What counts while the application runs, for metrics.
 *
 * @param watch sees which proven routes hold the event loop
 * @param located has the routes of resources that locators returned
 */
public record Counted(Watch watch, CompiledResources located) {
}
