package dev.straightway.deployment.reach.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Knows the hierarchy of all classes and the code of those that are walked; each class file is parsed once for its shape
 * and once for its code.
 * <p>
 * Safe for threads.
 */
public final class Classes {

    private static final String OBJECT = "java/lang/Object";

    private final ClassSource source;
    private final Map<String, Optional<Shape>> shapes = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> supers = new ConcurrentHashMap<>();
    private final Map<String, Map<String, Body>> bodies = new ConcurrentHashMap<>();
    private final Map<String, Optional<Found>> resolved = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> concrete = new ConcurrentHashMap<>();
    private Map<String, List<String>> ours;
    private Map<String, List<String>> theirs;

    public Classes(ClassSource source) {
        this.source = source;
    }

    /** {@return internal names of the application's classes} */
    public Set<String> application() {
        return source.application();
    }

    /** {@return the class, or null when there is none of this name} */
    public Shape shape(String name) {
        Optional<Shape> known = shapes.get(name);
        if (known == null) {
            known = read(name);
            shapes.put(name, known);
        }
        return known.orElse(null);
    }

    private Optional<Shape> read(String name) {
        Origin origin = source.origin(name);
        return source.bytes(name, origin).map(bytes -> shape(bytes, origin));
    }

    /** {@return null, as if the class were missing, for a class file of a Java that ASM does not know} */
    private static Shape shape(byte[] bytes, Origin origin) {
        try {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return new Shape(node, origin);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Reads the code of the whole application, by all processors. */
    public void readBodies() {
        source.application().parallelStream().forEach(name -> {
            shape(name);
            bodies.computeIfAbsent(name, this::bodies);
        });
    }

    /** {@return what the method does; {@link Body#NONE} for abstract and native methods and those that don't exist} */
    public Body body(Method method) {
        return bodies.computeIfAbsent(method.owner(), this::bodies).getOrDefault(method.signature(), Body.NONE);
    }

    private Map<String, Body> bodies(String owner) {
        Map<String, Body> all = new LinkedHashMap<>();
        source.bytes(owner, source.origin(owner)).ifPresent(bytes -> {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            for (MethodNode method : node.methods) {
                all.put(method.name + method.desc, BodyReader.read(owner, method));
            }
        });
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
        if (!type.startsWith("[")) {
            return !of.startsWith("[") && supertypes(type).contains(of);
        }
        if (!of.startsWith("[")) {
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
    public Found resolve(String owner, String name, String descriptor) {
        if (owner.startsWith("[")) {
            return resolve(OBJECT, name, descriptor);
        }
        String key = owner + "#" + name + descriptor;
        Optional<Found> known = resolved.get(key);
        if (known == null) {
            known = Optional.ofNullable(find(owner, name, descriptor));
            resolved.put(key, known);
        }
        return known.orElse(null);
    }

    private Found find(String owner, String name, String descriptor) {
        for (Shape shape = shape(owner); shape != null; shape = shape.superName() == null ? null : shape(shape.superName())) {
            MethodNode method = shape.method(name, descriptor);
            if (method != null) {
                return new Found(shape, method);
            }
        }
        Found best = null;
        for (String type : supertypes(owner)) {
            Shape shape = shape(type);
            MethodNode method = shape == null ? null : shape.method(name, descriptor);
            if (method != null && better(new Found(shape, method), best)) {
                best = new Found(shape, method);
            }
        }
        return best;
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

    private void gather(String type, Set<String> found, Set<String> seen) {
        Shape shape = shape(type);
        if (!seen.add(type) || shape == null) {
            return;
        }
        if (!shape.isAbstract() && !shape.platform()) {
            found.add(type);
        }
        ours().getOrDefault(type, List.of()).forEach(below -> gather(below, found, seen));
        if (!shape.application()) {
            theirs().getOrDefault(type, List.of()).forEach(below -> gather(below, found, seen));
        }
    }

    private synchronized Map<String, List<String>> ours() {
        if (ours == null) {
            ours = index(source.application());
        }
        return ours;
    }

    private synchronized Map<String, List<String>> theirs() {
        if (theirs == null) {
            theirs = index(source.libraries());
        }
        return theirs;
    }

    private Map<String, List<String>> index(Collection<String> names) {
        Map<String, List<String>> below = new LinkedHashMap<>();
        for (Shape shape : names.parallelStream().map(this::shape).filter(one -> one != null).toList()) {
            if (shape.superName() != null) {
                below.computeIfAbsent(shape.superName(), key -> new ArrayList<>()).add(shape.name());
            }
            shape.interfaces().forEach(one -> below.computeIfAbsent(one, key -> new ArrayList<>()).add(shape.name()));
        }
        return below;
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
                        && resolve(OBJECT, method.name, method.desc) == null
                        && resolve(type, method.name, method.desc).isAbstract();
                if (open && only != null && !only.node().name.equals(method.name)) {
                    return null;
                }
                only = open ? new Found(shape, method) : only;
            }
        }
        return only;
    }
}
