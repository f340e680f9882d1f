package dev.straightway.runtime.json;

import java.util.List;

/**
 * What the build has generated to read one class.
 *
 * @param binding makes and fills beans
 * @param members which it sets, in the order of their numbers: {@code setName(Ljava/lang/String;)} for a method, {@code name}
 *        for a field or what a record is made of
 */
public record GeneratedBinding(BeanBinding binding, List<String> members) {
}
