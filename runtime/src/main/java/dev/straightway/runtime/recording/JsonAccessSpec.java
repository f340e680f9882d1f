package dev.straightway.runtime.recording;

import java.util.List;

/**
 * Code that was generated to write the beans of a class as JSON.
 *
 * @param type the binary name of the class
 * @param access the binary name of what asks its beans
 * @param members by which it asks, in the order of their numbers
 */
public record JsonAccessSpec(String type, String access, List<String> members) {
}
