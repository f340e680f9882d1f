package dev.straightway.proof.code;

import java.util.List;

/** Knows the code of the platform and of libraries that calls methods by their names, or by what reflection has found. */
public final class CallsByName {

    private static final List<String> ON_OBJECTS = List.of("javax/management/", "java/lang/constant/",
            "com/fasterxml/jackson/databind/introspect/Annotated", "com/esotericsoftware/reflectasm/",
            "org/apache/commons/lang3/event/", "org/junit/platform/commons/", "org/apache/commons/beanutils/");

    /** It is told the names of classes, too. */
    private static final List<String> ON_CLASSES = List.of("java/beans/", "io/quarkus/arc/impl/Reflections",
            "org/codehaus/groovy/", "groovy/lang/", "groovy/util/", "org/apache/commons/lang3/reflect/", "jakarta/el/",
            "javax/script/", "org/mvel2/", "ognl/", "org/springframework/expression/", "org/apache/commons/jexl3/",
            "org/apache/commons/jxpath/", "org/mozilla/javascript/", "org/graalvm/polyglot/", "bsh/",
            "org/apache/velocity/", "freemarker/");

    private CallsByName() {
    }

    /** {@return whether a call may have such code call any method, with the objects that it is given} */
    public static boolean makes(Method called) {
        return namesClasses(called) || ON_OBJECTS.stream().anyMatch(called.owner()::startsWith);
    }

    /** {@return whether such code may use what is static in any class} */
    public static boolean namesClasses(Method called) {
        return ON_CLASSES.stream().anyMatch(called.owner()::startsWith);
    }
}
