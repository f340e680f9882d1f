package dev.straightway.lab.project;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;

import dev.straightway.lab.files.Folders;

/** Copies the folder of a project without what builds have left there and without its history. */
final class ProjectCopy {

    private static final String BUILD_OUTPUT = "target";
    private static final String HISTORY = ".git";

    private ProjectCopy() {
    }

    /**
     * Copies a project; what an earlier copy left at the place is deleted.
     *
     * @param copy a folder that is nobody else's
     */
    static void make(Path root, Path copy) throws IOException {
        if (copy.startsWith(root)) {
            throw new InvalidProject(copy + " lies in the project itself, which stays as it is; name another --work folder");
        }
        Folders.delete(copy);
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (leftOut(folder)) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(copy.resolve(root.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!file.getFileName().toString().equals(HISTORY)) {
                    Files.copy(file, copy.resolve(root.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES,
                            LinkOption.NOFOLLOW_LINKS);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static boolean leftOut(Path folder) {
        String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
        return name.equals(HISTORY) || name.equals(BUILD_OUTPUT) && Files.exists(folder.resolveSibling(Poms.NAME));
    }
}
