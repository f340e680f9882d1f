package dev.straightway.it.tck.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import org.jboss.shrinkwrap.api.Archive;
import org.jboss.shrinkwrap.api.ArchivePath;
import org.jboss.shrinkwrap.api.Node;

/** A web archive of the TCK, to be laid out as a Quarkus application. */
record War(Archive<?> archive) {

    private static final String CLASSES = "/WEB-INF/classes/";
    private static final String LIBRARIES = "/WEB-INF/lib/";
    private static final String DESCRIPTOR = "/WEB-INF/web.xml";
    private static final String BEANS = "/WEB-INF/beans.xml";

    /** {@return its name, which is also the path that it is served below} */
    String context() {
        String name = archive.getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    WebXml webXml() throws IOException {
        Node descriptor = archive.get(DESCRIPTOR);
        if (descriptor == null) {
            return WebXml.NONE;
        }
        try (InputStream xml = descriptor.getAsset().openStream()) {
            return WebXml.parse(xml);
        }
    }

    /** Writes classes, resources and the content of libraries where Quarkus looks for them. */
    void writeTo(ApplicationFiles files) throws IOException {
        for (Map.Entry<ArchivePath, Node> entry : archive.getContent().entrySet()) {
            if (entry.getValue().getAsset() == null) {
                continue; // a directory
            }
            try (InputStream content = entry.getValue().getAsset().openStream()) {
                write(entry.getKey().get(), content, files);
            }
        }
    }

    private static void write(String path, InputStream content, ApplicationFiles files) throws IOException {
        if (path.startsWith(CLASSES)) {
            files.write(path.substring(CLASSES.length()), content);
        } else if (path.startsWith(LIBRARIES)) {
            writeLibrary(content, files);
        } else if (path.equals(BEANS)) {
            files.write("META-INF/beans.xml", content);
        } else if (!path.equals(DESCRIPTOR)) {
            files.write("META-INF/resources" + path, content);
        }
    }

    private static void writeLibrary(InputStream jar, ApplicationFiles files) throws IOException {
        ZipInputStream zip = new ZipInputStream(jar);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            if (!entry.isDirectory()) {
                files.write(entry.getName(), zip);
            }
        }
    }
}
