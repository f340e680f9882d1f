package dev.straightway.runtime.recording;

import java.util.List;

/**
 * Code that was generated for JSON.
 *
 * @param written for the classes whose beans it writes
 * @param read for the classes whose beans it reads
 */
public record GeneratedJsonSpec(List<JsonAccessSpec> written, List<JsonAccessSpec> read) {
}
