package dev.straightway.deployment.generate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;
import io.quarkus.gizmo2.ClassOutput;
import io.quarkus.gizmo2.Gizmo;

/**
 * Generates the classes of a plan and loads them, with the application's own classes, as Quarkus does: one loader for both,
 * so that they share packages, above a loader for all that isn't the application's.
 */
final class GeneratedClasses extends ClassLoader implements ClassOutput {

    private final String application;
    private final Map<String, byte[]> generated = new HashMap<>();

    private GeneratedClasses(Class<?> test) {
        super(test.getClassLoader());
        this.application = test.getName();
    }

    /** @param test the class whose nested classes are the application */
    static GeneratedClasses of(Plan plan, Class<?> test) {
        GeneratedClasses classes = new GeneratedClasses(test);
        Gizmo gizmo = Gizmo.create(classes);
        InvokerGenerator invokers = new InvokerGenerator(gizmo);
        plan.allInvokers().forEach(invokers::generate);
        BeanReaderGenerator beans = new BeanReaderGenerator(gizmo);
        plan.beans().forEach(beans::generate);
        ConverterGenerator converters = new ConverterGenerator(gizmo);
        plan.converters().forEach(converters::generate);
        return classes;
    }

    /** {@return code for the beans of a plan, which are public and aren't loaded again} */
    static GeneratedClasses of(JsonPlan plan) {
        GeneratedClasses classes = new GeneratedClasses(GeneratedClasses.class);
        PropertyAccessGenerator accesses = new PropertyAccessGenerator(Gizmo.create(classes));
        plan.generatedWriting().forEach(accesses::generate);
        BeanBindingGenerator bindings = new BeanBindingGenerator(Gizmo.create(classes));
        plan.generatedReading().forEach(bindings::generate);
        return classes;
    }

    /** {@return what makes instances of classes that aren't loaded again} */
    static GeneratedClasses of(InstanceTable table) {
        GeneratedClasses classes = new GeneratedClasses(GeneratedClasses.class);
        new InstancesGenerator(Gizmo.create(classes)).generate(table);
        return classes;
    }

    @Override
    public void write(String path, byte[] bytes) {
        generated.put(path.substring(0, path.length() - ".class".length()).replace('/', '.'), bytes);
    }

    /** {@return a new instance by a constructor that need not be public} */
    Object instance(String name, Class<?>[] parameters, Object... arguments) throws ReflectiveOperationException {
        var constructor = loadClass(name).getDeclaredConstructor(parameters);
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
    }

    Object instance(String name) throws ReflectiveOperationException {
        return instance(name, new Class<?>[0]);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!generated.containsKey(name) && !isApplication(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private boolean isApplication(String name) {
        return name.equals(application) || name.startsWith(application + "$");
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        byte[] bytes = generated.containsKey(name) ? generated.get(name) : compiled(name);
        return defineClass(name, bytes, 0, bytes.length);
    }

    private byte[] compiled(String name) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
