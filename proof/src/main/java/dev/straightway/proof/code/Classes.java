package dev.straightway.proof.code;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * Knows the hierarchy of all classes and the code of those that are walked. Each class file of the application is parsed
 * once, others once for their shape and once for their code, and any again for the instructions of a method; of most classes
 * of the libraries only the header is read.
 * <p>
 * Safe for threads.
 */
public final class Classes {

    private static final String OBJECT = "java/lang/Object";

    private final ClassSource source;
    private final Map<String, Optional<Shape>> shapes = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> supers = new ConcurrentHashMap<>();
    private final Map<String, Map<Method, Body>> bodies = new ConcurrentHashMap<>();
    private final Map<Method, Optional<Found>> resolved = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> concrete = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> own = new ConcurrentHashMap<>();
    private ClassHierarchy ours;

    public Classes(ClassSource source) {
        this.source = source;
    }

    /** {@return internal names of the application's classes} */
    public Set<String> application() {
        return source.application();
    }

    /** {@return those of the application's classes that can be read} */
    public Stream<Shape> shapes() {
        return source.application().stream().map(this::shape).filter(Objects::nonNull);
    }

    /**
     * {@return the package of a class, and the archive that has it if that is known: {@code org.acme.parser (parser-1.0.jar)}}
     */
    public String library(String name) {
        int end = name.lastIndexOf('/');
        String place = end < 0 ? "the unnamed package" : name.substring(0, end).replace('/', '.');
        return place + source.archive(name).map(archive -> " (" + archive.getFileName() + ")").orElse("");
    }

    /**
     * {@return the class, or null when there is none of this name}
     *
     * @param name of any type as {@link TypeNames} has them: arrays, and numbers, which have none, are no classes; also empty,
     *        where it isn't known
     */
    public Shape shape(String name) {
        if (name == null || name.isEmpty() || TypeNames.isArray(name)) {
            return null;
        }
        Optional<Shape> known = shapes.get(name);
        if (known == null) {
            known = read(name);
            shapes.put(name, known);
        }
        return known.orElse(null);
    }

    /** {@return the class of a type, or null of numbers and arrays, and when there is none of its name} */
    public Shape shape(Generic type) {
        return type.type().length() < 2 ? null : shape(type.type());
    }

    private Optional<Shape> read(String name) {
        if (source.application().contains(name)) {
            return Optional.ofNullable(source.parsed(name)).map(Parsed::shape);
        }
        Shape kept = source.kept().shapes().get(name);
        if (kept != null) {
            return Optional.of(kept);
        }
        ClassSource.File file = source.file(name);
        if (file.bytes() == null) {
            return Optional.empty();
        }
        Shape shape = Parsed.shape(file.bytes(), file.origin(), source.kept());
        if (shape != null && file.listed()) {
            source.kept().shapes().put(name, shape);
        }
        return Optional.ofNullable(shape);
    }

    /** Reads the code of the whole application, by all processors. */
    public void readBodies() {
        source.application().parallelStream().forEach(name -> {
            Parsed parsed = source.parsed(name);
            shapes.put(name, Optional.ofNullable(parsed).map(Parsed::shape));
            bodies.put(name, parsed == null ? Map.of() : parsed.bodies());
        });
    }

    /** {@return what the method does; {@link Body#NONE} for abstract and native methods and those that don't exist} */
    public Body body(Method method) {
        Map<Method, Body> all = bodies.get(method.owner());
        if (all == null) {
            all = bodies(method.owner());
            bodies.put(method.owner(), all);
        }
        return all.getOrDefault(method, Body.NONE);
    }

    /** {@return the instructions of a method, which aren't kept; empty if there is no such class file, or no such method} */
    public Optional<MethodNode> code(Method method) {
        byte[] file = source.application().contains(method.owner())
                ? Optional.ofNullable(source.parsed(method.owner())).map(Parsed::bytes).orElse(null)
                : source.file(method.owner()).bytes();
        return file == null ? Optional.empty() : Parsed.code(file, method, source.kept());
    }

    private Map<Method, Body> bodies(String owner) {
        if (source.application().contains(owner)) {
            Parsed parsed = source.parsed(owner);
            return parsed == null ? Map.of() : parsed.bodies();
        }
        Map<Method, Body> kept = source.kept().bodies().get(owner);
        if (kept != null) {
            return kept;
        }
        ClassSource.File file = source.file(owner);
        if (file.bytes() == null) {
            return Map.of();
        }
        Map<Method, Body> all = Parsed.bodies(file.bytes(), source.kept());
        if (file.listed()) {
            source.kept().bodies().put(owner, all);
        }
        return all;
    }

    /** {@return the type itself and all its super types; an interface has Object among them} */
    public Set<String> supertypes(String name) {
        Set<String> known = supers.get(name);
        if (known == null) {
            known = new LinkedHashSet<>();
            collect(name, known);
            known.add(OBJECT);
            supers.put(name, known);
        }
        return known;
    }

    private void collect(String name, Set<String> all) {
        if (!all.add(name)) {
            return;
        }
        Shape shape = shape(name);
        if (shape != null) {
            if (shape.superName() != null) {
                collect(shape.superName(), all);
            }
            shape.interfaces().forEach(one -> collect(one, all));
        }
    }

    /** {@return whether a value of the first type is one of the second; arrays by descriptor, classes by internal name} */
    public boolean subtype(String type, String of) {
        if (type.equals(of) || of.equals(OBJECT)) {
            return true;
        }
        if (!TypeNames.isArray(type)) {
            return !TypeNames.isArray(of) && supertypes(type).contains(of);
        }
        if (!TypeNames.isArray(of)) {
            return of.equals("java/lang/Cloneable") || of.equals("java/io/Serializable");
        }
        String element = type.substring(1);
        String wanted = of.substring(1);
        return element.length() > 1 && wanted.length() > 1 && subtype(internal(element), internal(wanted));
    }

    /** {@return the internal name of a descriptor of a class; an array's descriptor as it is} */
    public static String internal(String descriptor) {
        return descriptor.startsWith("L") ? Type.getType(descriptor).getInternalName() : descriptor;
    }

    /** {@return the method that a call on a class finds: classes first, then the default methods; null when there is none} */
    public Found resolve(Method method) {
        if (TypeNames.isArray(method.owner())) {
            return resolve(method.on(OBJECT));
        }
        Shape own = shape(method.owner());
        Found declared = own == null ? null : own.found(method.name(), method.descriptor());
        if (declared != null) {
            return declared;
        }
        Optional<Found> known = resolved.get(method);
        if (known == null) {
            known = Optional.ofNullable(find(method.owner(), method.name(), method.descriptor()));
            resolved.put(method, known);
        }
        return known.orElse(null);
    }

    private Found find(String owner, String name, String descriptor) {
        Found hidden = null;
        for (Shape shape = shape(owner); shape != null; shape = shape(shape.superName())) {
            Found found = shape.found(name, descriptor);
            if (found != null && !found.has(Opcodes.ACC_PRIVATE)) {
                return found;
            }
            hidden = hidden == null ? found : hidden;
        }
        Found best = null;
        for (String type : supertypes(owner)) {
            Shape shape = shape(type);
            Found found = shape == null ? null : shape.found(name, descriptor);
            if (found != null && isInherited(found) && better(found, best)) {
                best = found;
            }
        }
        return best == null ? hidden : best;
    }

    /** What is private stays in its class, and an interface keeps its static methods to itself. */
    private static boolean isInherited(Found found) {
        return !found.has(Opcodes.ACC_PRIVATE) && !(found.type().isInterface() && found.has(Opcodes.ACC_STATIC));
    }

    /**
     * {@return what a call runs in place of the method that was found on the class of an object: one that only its package can
     * override, which a class of another package has a method of the same name for; null if it runs what was found}
     */
    public Found behind(Method called, Found found) {
        Found named = resolve(called);
        if (named == null || !isOfPackage(named) || samePackage(named, found)) {
            return null;
        }
        String above = found.type().superName();
        while (above != null) {
            Shape shape = shape(above);
            Found next = shape == null ? null : shape.found(called.name(), called.descriptor());
            if (next != null && samePackage(named, next)) {
                return next;
            }
            above = shape == null ? null : shape.superName();
        }
        return null;
    }

    private static boolean isOfPackage(Found found) {
        return !found.has(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC);
    }

    private static boolean samePackage(Found one, Found other) {
        return packageOf(one).equals(packageOf(other));
    }

    private static String packageOf(Found found) {
        String type = found.type().name();
        return type.substring(0, type.lastIndexOf('/') + 1);
    }

    private boolean better(Found one, Found best) {
        if (best == null || best.isAbstract() != one.isAbstract()) {
            return best == null || best.isAbstract();
        }
        return subtype(one.type().name(), best.type().name());
    }

    /**
     * {@return the classes of the application and of the libraries that objects of a type may have}
     * <p>
     * Libraries are looked through only for types that are not the application's.
     */
    public Set<String> concrete(String type) {
        Set<String> known = concrete.get(type);
        if (known == null) {
            known = new LinkedHashSet<>();
            gather(type, known, new LinkedHashSet<>());
            concrete.put(type, known);
        }
        return known;
    }

    /**
     * {@return those of {@link #concrete} that are the application's; for them the headers of all libraries needn't be read}
     */
    public Set<String> concreteOfApplication(String type) {
        if (source.application().contains(type)) {
            return concrete(type);
        }
        return own.computeIfAbsent(type, wanted -> {
            Set<String> found = new LinkedHashSet<>();
            for (String name : source.application()) {
                Shape shape = shape(name);
                if (shape != null && !shape.isAbstract() && subtype(name, wanted)) {
                    found.add(name);
                }
            }
            return found;
        });
    }

    private void gather(String type, Set<String> found, Set<String> seen) {
        if (!seen.add(type)) {
            return;
        }
        boolean ours = source.application().contains(type);
        Header header = ours ? null : source.hierarchy().header(type);
        Shape shape = header != null ? null : shape(type);
        if (header == null && shape == null) {
            return;
        }
        if (header != null ? !header.isAbstract() : !shape.isAbstract() && !shape.platform()) {
            found.add(type);
        }
        ours().below(type).forEach(below -> gather(below, found, seen));
        if (!ours) {
            source.hierarchy().below(type).forEach(below -> gather(below, found, seen));
        }
    }

    private synchronized ClassHierarchy ours() {
        if (ours == null) {
            ours = new ClassHierarchy(shapes()
                    .map(shape -> new Header(shape.name(), shape.superName(), above(shape), 0)).toList());
        }
        return ours;
    }

    /** What stands right above a class, and all of the platform above it, whose own hierarchy nobody has read. */
    private List<String> above(Shape shape) {
        Set<String> above = new LinkedHashSet<>(shape.interfaces());
        for (String name : supertypes(shape.name())) {
            Shape one = name.equals(OBJECT) ? null : shape(name);
            if (one != null && one.platform()) {
                above.add(name);
            }
        }
        above.remove(shape.superName());
        return List.copyOf(above);
    }

    /** {@return the one abstract method of a functional interface, or null} */
    public Found function(String type) {
        Found only = null;
        for (String name : supertypes(type)) {
            Shape shape = shape(name);
            if (shape == null || !shape.isInterface()) {
                continue;
            }
            for (MethodNode method : shape.methods()) {
                boolean open = (method.access & Opcodes.ACC_ABSTRACT) != 0
                        && resolve(new Method(OBJECT, method.name, method.desc)) == null
                        && resolve(new Method(type, method.name, method.desc)).isAbstract();
                if (open && only != null && !only.node().name.equals(method.name)) {
                    return null;
                }
                only = open ? shape.found(method.name, method.desc) : only;
            }
        }
        return only;
    }
}
