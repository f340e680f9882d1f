package dev.straightway.proof;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.json.SettingMethod;

/** Tells methods that do nothing with an {@code ObjectMapper} but set what the walk's model of JSON holds for either way. */
public final class JsonSettings {

    private static final String MAPPER = "com/fasterxml/jackson/databind/ObjectMapper";

    private JsonSettings() {
    }

    /**
     * {@return whether the method of an object with one parameter, an {@code ObjectMapper}, sets features alone}
     *
     * @param classes of the application
     * @param type the binary name of the object's class
     */
    public static boolean only(ClassSource classes, String type, String method) {
        Classes known = new Classes(classes);
        return SettingMethod.only(known, known.resolve(Method.of(type, method, "(L" + MAPPER + ";)V")));
    }
}
