package dev.straightway.proof.judge;

/**
 * Is one kind of reason why a route isn't proven, with what a user can change in the application. {@code docs/reasons.md} lists
 * them.
 */
public enum ReasonKind {

    /** Reviewed code waits, reads or writes. */
    BLOCKS("return a Uni or CompletionStage from a client that doesn't wait"),
    /** Code of the application or of a library is {@code synchronized}. */
    MONITOR("use an atomic, or a class of java.util.concurrent that doesn't lock, in place of synchronized"),
    /** Other code locks an exception, a class or a locale whose monitor is taken here. */
    HELD_MONITOR("lock an object that nobody else can get at, as new Object() in a private field"),
    /** The tables say that it can't be seen. */
    UNSEEN("call code that can be followed, in place of reflection, services and the like"),
    /** The tables don't name it. */
    UNREVIEWED("use code that is reviewed, or call it when the application starts"),
    /** A method is native. */
    NATIVE("call native code on a worker"),
    /** The bytecode says something that the walk doesn't know. */
    UNREADABLE("compile the class with javac, and don't change its bytecode in the build"),
    /** A class or a method isn't there. */
    ABSENT("add the library that has it to the dependencies"),
    /** A framework implements a type while the application is built. */
    GENERATED("call a class of the application, or what is generated on a worker"),
    /** A type has too many classes below it. */
    MANY_CLASSES("declare a type with fewer classes below it"),
    /** A type has no class below it. */
    NO_CLASS("declare a type that a class of the application or of a library implements"),
    /** A functional interface of a library. */
    LIBRARY_FUNCTION("declare an interface of the application, or a class, in place of the library's interface"),
    /** A call that can't be followed made the object. */
    RETURNED("make the object with new where it is used, or inject it"),
    /** A call that can't be followed may have put something into the object. */
    PUT_IN("give that call a copy, as new ArrayList<>(list), and keep the original for yourself"),
    /** A call that can't be followed calls code of the application with something. */
    HANDED_IN("keep only what you have made yourself of what is handed in, as a String or a record"),
    /** A field of a library, or of a class that isn't there. */
    LIBRARY_FIELD("call a method of the library in place of using its field"),
    /** The container injects an object of a class that isn't seen. */
    INJECTED("inject a class of the application, or let a method of the application produce the bean"),
    /** The container runs code that isn't seen. */
    CONTAINER("let classes and methods of the application make the bean, and nothing that an extension generates"),
    /** Nothing is seen to get there. */
    NEVER_GIVEN("set it in a constructor, an initialiser or a setter that code of the application calls"),
    /** A framework calls the method. */
    FRAMEWORK("keep what the framework hands in out of fields, or copy what is needed of it"),
    /** A request is read into a type that says nothing. */
    READ_AS("declare the class that is read, in place of a type that can be anything"),
    /** A parser with settings of its own reads an object. */
    READ_BY_SETTINGS("read the type without annotations that name code, modules and converters of your own"),
    /** Code sets fields by reflection, or calls methods. */
    REFLECTED("set it by a constructor or a setter, in place of reflection"),
    /** A provider keeps an answer or an entity. */
    KEPT("keep a copy of what is needed, not the answer or the entity itself"),
    /** An annotation of JSON isn't followed. */
    JSON_ANNOTATION("remove the annotation, or read and write a record of what is needed"),
    /** A type of JSON isn't followed. */
    JSON_TYPE("read and write a record of what is needed"),
    /** A mapper of JSON is changed. */
    JSON_MAPPER("let an ObjectMapperCustomizer set features only, and make another mapper for the rest"),
    /** A group of the configuration is asked for what is generated. */
    CONFIGURATION("ask for the values that are needed, not for the text, hash or equality of the whole"),
    /** A route goes too far. */
    TOO_FAR("let the method call less, or decide with an annotation"),
    /** The call needs what the request scope holds: an answer to another question. */
    REQUEST_SCOPE("inject a bean that no request owns");

    private final String advice;

    ReasonKind(String advice) {
        this.advice = advice;
    }

    /** {@return what to change, as an order without a full stop} */
    public String advice() {
        return advice;
    }
}
