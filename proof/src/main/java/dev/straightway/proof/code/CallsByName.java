package dev.straightway.proof.code;

import java.util.List;
import java.util.Set;

/** Knows the code of the platform and of libraries that calls methods by their names, or by what reflection has found. */
public final class CallsByName {

    private static final List<String> ON_OBJECTS = List.of("javax/management/", "java/lang/constant/",
            "com/fasterxml/jackson/databind/introspect/Annotated", "com/esotericsoftware/reflectasm/",
            "org/apache/commons/lang3/event/", "org/junit/platform/commons/", "org/apache/commons/beanutils/",
            "org/modelmapper/", "org/dozer/", "com/github/dozermapper/");

    /** It is told the names of classes, too. */
    private static final List<String> ON_CLASSES = List.of("java/beans/", "io/quarkus/arc/impl/Reflections",
            "org/apache/commons/lang3/reflect/", "org/apache/commons/lang3/function/MethodInvokers", "kotlin/reflect/",
            "jakarta/el/", "javax/script/", "org/mvel2/", "ognl/", "org/springframework/expression/",
            "org/apache/commons/jexl3/", "org/apache/commons/jxpath/", "com/googlecode/aviator/", "org/kie/", "org/drools/",
            "org/codehaus/groovy/", "groovy/lang/", "groovy/util/", "org/mozilla/javascript/", "org/graalvm/polyglot/",
            "org/python/", "org/jruby/", "clojure/", "bsh/", "org/apache/velocity/", "freemarker/", "org/thymeleaf/",
            "com/github/jknack/handlebars/", "com/github/mustachejava/");

    /** The same, by methods: what a stylesheet says, which may call static methods, and methods of its parameters. */
    private static final Set<String> STYLESHEETS = Set.of("newTemplates(Ljavax/xml/transform/Source;)",
            "newTransformer(Ljavax/xml/transform/Source;)", "setParameter(Ljava/lang/String;Ljava/lang/Object;)");

    private CallsByName() {
    }

    /** {@return whether a call may have such code call any method, with the objects that it is given} */
    public static boolean makes(Method called) {
        return namesClasses(called) || ON_OBJECTS.stream().anyMatch(called.owner()::startsWith);
    }

    /** {@return whether such code may use what is static in any class} */
    public static boolean namesClasses(Method called) {
        return ON_CLASSES.stream().anyMatch(called.owner()::startsWith) || isStylesheet(called);
    }

    /** {@return whether a call gives something to a stylesheet, which may call methods when it is applied} */
    public static boolean isStylesheet(Method called) {
        return called.owner().startsWith("javax/xml/transform/")
                && STYLESHEETS.contains(called.name() + called.descriptor().substring(0, called.descriptor().indexOf(')') + 1));
    }
}
